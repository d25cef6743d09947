# Ce qui ne va pas avec les images, vidéos, caméras, boutons et lampes, et que faire.

trouble-picture-unread = Impossible de lire l’image { $file } : { $why }.
trouble-picture-huge = Impossible de lire l’image { $file } : elle dépasse { $megabytes } Mo ; la réduire.
trouble-picture-damaged = Impossible de lire l’image { $file } : ce n’est pas une image, ou elle est abîmée.
trouble-picture-small = L’image { $file } est trop petite pour une carte ou un dé : en donner une plus grande.
trouble-pictures-none = Le dossier { $folder } ne contient aucune image.
trouble-video-damaged = Impossible de lire la vidéo { $file } : ce n’est pas une vidéo, ou elle est abîmée.
trouble-video-small = La vidéo { $file } est trop petite pour une carte ou un dé : en donner une plus grande.
trouble-video-empty = La vidéo { $file } ne donne aucune image : elle est abîmée, ou d’un type inconnu.
trouble-video-cut = La vidéo { $file } s’arrête après { $given } secondes sur { $whole } : elle est tronquée ; la recopier.
trouble-camera-unknown = Il n’y a ni caméra, ni vidéo, ni image, ni dossier « { $name } » ; indiquer { $names }, ou un chemin qui existe.
trouble-camera-none = Il n’y a pas de caméra Raspberry Pi ; dire laquelle c’est avec --camera usb:0.
trouble-camera-no-picture = La caméra { $name } ne donne pas d’image.
trouble-camera-silent = La caméra { $name } ne donne plus d’images.
trouble-camera-fails = La caméra { $name } est en panne ({ $why }) ; la rebrancher.
trouble-usb-name = « { $name } » n’est pas une caméra USB ; indiquer usb, usb:0 ou usb:1.
trouble-usb-missing = Il n’y a pas de caméra USB { $number } ; la brancher, ou dire laquelle avec usb:N.
trouble-picamera-missing = picamera2 manque ; lancer `sudo apt install python3-picamera2`, puis `make clean run`.
trouble-picamera-fails = La caméra n’a pas pu démarrer ({ $why }) ; vérifier son câble avec `rpicam-hello`.
trouble-button-unusable = Le bouton { $name } sur GPIO { $pin } est inutilisable : { $why }.
trouble-button-pin = Le bouton { $name } est réglé sur GPIO { $pin } ; il n’y a que GPIO 2 à 27.
trouble-buttons-share = GPIO { $pin } est donné à deux boutons, { $one } et { $other }.
trouble-lamp-unusable = La lampe { $name } sur GPIO { $pin } est inutilisable : { $why }.
