# What works on this machine, and what to do about the rest.

doctor-title = Does everything work?
doctor-works = Works: { $names }
doctor-all-well = Everything works.
doctor-part-versions = versions
doctor-part-pygame = pygame
doctor-part-networks = networks
doctor-part-camera = camera
doctor-part-sight = sight
doctor-part-buttons = buttons
doctor-part-screen = screen
doctor-part-sound = sound
doctor-part-voice = voice
doctor-part-journal = journal
doctor-part-settings = settings
doctor-part-disk = disk
doctor-versions-listed = Python { $python }, { $packages }
doctor-versions-missing = { $package } is missing
doctor-versions-failed = version { $failed } could not be started, so the one before is used
doctor-pygame-version = pygame-ce { $version }, SDL { $sdl }
doctor-pygame-classic = the classic pygame stands in the way of pygame-ce
doctor-networks-count = { $count ->
    [one] one network
   *[other] { $count } networks
}, { $megabytes } MB
doctor-networks-none = assets/models is empty
doctor-camera-picamera2 = a Raspberry Pi camera through picamera2
doctor-camera-usb = { $names }: start with `--camera` and that name
doctor-camera-chosen = { $name }, chosen in the settings
doctor-camera-not-here = { $name } is chosen in the settings but is not here; it is waited for
doctor-camera-simulated = none: the settings choose the simulated table
doctor-camera-none-chosen = none: by the settings plays are entered by hand
doctor-camera-none = no camera; the simulated table is used
doctor-sight-good = the table is seen well
doctor-sight-poor = not seen well: { $names }; people can play all the same
doctor-sight-no-table = not measured: the table has not been found yet
doctor-sight-other-section = not measured: the camera shows another part of the table than when it was found
doctor-sight-no-picture = not measured: no camera shows a table
doctor-buttons-pins = GPIO pins at { $chips }
doctor-buttons-none = no GPIO pins; keys and touches stand in
doctor-buttons-forbidden = the GPIO pins may not be used
doctor-screen-here = a display is there
doctor-screen-unseen = neither a desktop nor a graphics card answers, so no window can be opened
doctor-screen-none = no display; `companion play` tells the evening as text
doctor-sound-here = a sound card or a sound server is there
doctor-sound-none = no sound card; every sound has a visible twin
doctor-voice-here = { $engine } ({ $licence }) speaks: { $language }
doctor-voice-none = no engine speaks this language; the screen says everything
doctor-journal-evenings = { $file }, { $count ->
    [one] one evening
   *[other] { $count } evenings
}{ $simulated ->
    [0] {""}
   *[other] , { $simulated } at the simulated table
}
doctor-settings-file = { $file }
doctor-settings-defaults = { $file } (none, all defaults)
doctor-disk-free = { $gigabytes } GB are free
doctor-disk-full = only { $megabytes } MB are free
doctor-do-run = Run `make run` again.
doctor-do-voice = Run `make run` again, or `sudo apt install libespeak-ng1`.
doctor-do-uninstall = Remove it with `pip uninstall pygame`, then run `make clean run`.
doctor-do-install = Install the companion again.
doctor-do-update = `journalctl -u tabletop-companion` says why; a newer version is tried again when it is installed.
doctor-do-plug = Plug in a USB camera, or a Pi’s; with `--camera none` plays are entered by hand.
doctor-do-calibrate = `companion calibrate` finds it, by the printed board.
doctor-do-screen = On a Pi without a desktop: `sudo apt install libgbm1 libegl1 libgles2 libdrm2 libgl1-mesa-dri`; with --headless it goes without.
doctor-do-group = Add yourself to their group: `sudo usermod -aG gpio $USER`, then log in again.
doctor-do-elsewhere = Mend that, or choose another place with --data.
doctor-do-rescued = See with `companion scores` what is left; if it happens again, the disk is failing.
doctor-do-damaged = Put a copy of the file back if you have one; all other evenings can still be read.
doctor-do-mend = Mend the file or delete it.
doctor-do-line = Mend { $file }, or take that line out.
doctor-do-teach = Teach that deck anew, or take its file out of { $folder }.
doctor-do-room = Make room on the disk.
doctor-part-power = power
doctor-part-service = service
doctor-power-untold = this machine tells nothing of its power
doctor-power-good = the power is steady
doctor-power-cool = the power is steady, and the processor cool: { $degrees } °C
doctor-power-low = the voltage is too low now
doctor-power-was-low = the voltage was too low since the machine was switched on; now it is not ({ $degrees } °C)
doctor-power-was-low-unmeasured = the voltage was too low since the machine was switched on; now it is not
doctor-power-hot = the processor is too hot, { $degrees } °C, and slowed down
doctor-power-hot-unmeasured = the processor is too hot, and slowed down
doctor-power-was-hot = the processor was too hot, and slowed down; now it has { $degrees } °C
doctor-power-was-hot-unmeasured = the processor was too hot, and slowed down; now it is not
doctor-do-power = Use the power supply made for this Raspberry Pi, with its own cable, and unplug what draws much.
doctor-do-cool = Give it air: a fan or a heat sink, nothing on top of its case, and no sun.
doctor-service-none = no service of the system begins it here; last time: { $stop }
doctor-service-runs = { $unit } runs; last time: { $stop }
doctor-service-again = { $unit } runs, and was started again { $count ->
    [one] once
   *[other] { $count } times
}; last time: { $stop }
doctor-service-stands = { $unit } does not run now; last time: { $stop }
doctor-service-failed = { $unit } has failed: { $stop }
doctor-stop-unknown = nothing was noted
doctor-stop-people = people ended it
doctor-stop-mistake = it was ended by a mistake in the program, which companion.log has
doctor-stop-crash = it crashed; companion.log has where
doctor-stop-hung = it hung, and was ended
doctor-stop-memory = it was ended for want of memory
doctor-stop-cut = it was ended from outside: the power was cut, or it hung
doctor-stop-told = it ended and said: { $told }
doctor-do-journal = See `journalctl -u { $unit }`; a power supply that is too weak does this, too.
doctor-do-enable = To have it begin with the machine: `sudo systemctl enable --now { $unit }`.
doctor-do-find = “{ settings-set-up }” in the settings finds it.
