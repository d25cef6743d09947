# Setting an appliance up by touch, and trying it out.

first-run-title = Set up
first-run-step = { $number } of { $of }: { $title }
first-run-not-kept = Set up – for this time only: the file cannot be written
first-run-on = Go on ›
first-run-language = Language
first-run-screen = Which way up?
first-run-camera = Camera
first-run-table = The table
first-run-buttons = Push buttons
first-run-up = Does the arrow point up?
first-run-turn = Turn it
first-run-right = That is right
first-run-degrees = { $degrees }°
first-run-size-why = How large is the table? Where its corners are touched, the sizes of the cards follow from that.
first-run-size-width = Width
first-run-size-height = Depth
first-run-size-right = It is that large
first-run-centimetres = { $length } cm
first-run-table-size = { $width } × { $height } cm
first-run-find-anew = Find it once more
first-run-no-picture = No camera shows a table. Choose a camera one page before, or go on and enter plays by hand.
first-run-camera-awaited = No picture yet …
first-run-camera-none = Nothing is watched with that: the simulated table plays by itself, and by hand you enter each play.
first-run-buttons-count = { $count ->
    [0] none
    [one] one
   *[other] { $count }
}
settings-set-up = Set up …
buttons-all = All, one after the other
buttons-on = GPIO { $pins }
buttons-none = none
buttons-kind-dealt = Dealt
buttons-kind-undo = Undo
buttons-kind-pause = Pause
buttons-kind-pass = Pass
buttons-kind-last-card = Last card
buttons-kind-end-turn = End of turn
buttons-for-dealt = Whoever has dealt presses it, in every game.
buttons-for-undo = It takes the last play back, in every game.
buttons-for-pause = It pauses the game.
buttons-for-pass = For Auf und Ab. Seats are asked for clockwise, from the one at the lower edge of the screen’s table.
buttons-for-last-card = For Up. Seats are asked for clockwise, from the one at the lower edge of the screen’s table.
buttons-for-end-turn = For Schwupps. Seats are asked for clockwise, from the one at the lower edge of the screen’s table.
buttons-clockwise = The next seat, clockwise.
buttons-below = { $kind }, at the seat below
buttons-at-seat = { $kind }, at seat { $seat }
buttons-press = Press this button: { $button }
buttons-found = { $button }: found, on GPIO { $pin }.
buttons-taken = That is the button “{ $button }”, on GPIO { $pin }: press another one.
buttons-several = Several buttons are pressed: let go, and press one alone.
buttons-held = GPIO { $pin } is held down: let go of it. If nobody holds it, its wires touch.
buttons-stuck = Nothing comes, and something holds GPIO { $pins }: let go of that button, or look whether its wires touch.
buttons-late = Nothing comes: look whether one wire of the button is on a GPIO pin, and the other on ground or 3.3 V.
buttons-not-there = There is none
buttons-no-more = No further seat has one
buttons-one-for-all = One for all seats
buttons-one-each = One at each seat
trying-title = Try it out
trying-way = Try buttons and lamps …
trying-buttons = Press each button once:
trying-buttons-none = No push buttons are set up.
trying-lamps = One lamp after the other is lit:
trying-lamps-none = No lamps are set up.
trying-lamp-turn = turn
trying-lamp-illegal = illegal play
trying-lamp-question = question
trying-lamp-call = call
trying-lamp-at-seat = { $kind }, seat { $seat }
trying-device = { $name }, GPIO { $pin }
trying-looks = The camera is being looked through …
trying-told-lamps = Lamps, each for { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}. One that stays dark: turn it round, and look at its resistor and wires.
trying-told-buttons = Press each button once, within { $seconds } seconds:
trying-told-pressed = ✓ { $name } (GPIO { $pin })
trying-told-missed = – { $name } (GPIO { $pin }) was not pressed, or its wires are off: one goes to that pin, the other to { $to ->
    [supply] 3.3 V
   *[ground] ground
}.
trying-do-stop = While the companion runs it holds the pins: try them out on its screen, or after `sudo systemctl stop { $unit }`.
