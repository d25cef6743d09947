# Ce qui peut ne pas aller avec la voix.

trouble-voice-slow = { $engine } n’a donné aucun son en { $seconds } secondes et a été arrêté ; l’écran montre la même chose.
trouble-voice-ended = { $engine } est inutilisable : son programme s’arrête aussitôt ; le réinstaller avec `make run`.
trouble-voice-refuses = { $engine } ne peut pas dire cela : { $why }.
trouble-voice-none = Il n’y a pas de voix pour cette langue : relancer `make run`, ou `sudo apt install libespeak-ng1`.
trouble-voice-unheard = Il n’y a pas de haut-parleur ici ; écrire le son dans un fichier avec -o FICHIER.wav.
trouble-voice-text = Un texte à dire a de 1 à { $most } caractères, dont au moins une lettre ou un chiffre.

say-written = { $file } est écrit : { $seconds } s, dit par { $engine }.
