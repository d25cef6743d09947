# How well the table is seen: on its page, in `companion calibrate` and in `companion doctor`.

sight-title = How well will I see?
sight-field = view of the table
sight-print = print size
sight-sharpness = sharpness
sight-shake = steadiness
sight-noise = brightness
sight-flicker = steady light
sight-glare = glare
sight-evenness = even light
sight-and = { $first }, { $others }
sight-mark-good = good
sight-mark-fair = fair
sight-mark-poor = poor
sight-mark-unknown = not known
sight-do-field = Only { $percent } % of the place for the cards is in the picture: turn the camera, or hang it a little higher.
sight-do-print = Cards are seen small, only { $pixels } pixels wide: hang the camera nearer, and more straight above the table.
sight-do-sharpness = The picture is blurred: focus the camera’s lens, or wipe it with a soft cloth.
sight-do-shake = The picture trembles: tighten the camera’s stand, and put it where nobody bumps into it.
sight-do-noise = It is too dark: switch on a lamp above the table.
sight-do-flicker = The light flickers: switch on another lamp, or switch off the one that flickers.
sight-do-glare = { $percent } % of the table is glaring white: turn the lamp aside, or draw the curtain.
sight-do-evenness = The darkest part of the table gets only { $percent } % of the light: put a lamp there, too.
sight-measure-field = { $whole ->
    [yes] and { $value } mm beside it
   *[no] { $value } %
}
sight-measure-print = a card is { $value } pixels wide where it is seen smallest
sight-measure-sharpness = edges are blurred by { $value } pixels
sight-measure-shake = { $value } pixels of 640 to each side
sight-measure-noise = noise of { $value } grey levels
sight-measure-flicker = { $value } %
sight-measure-glare = { $value } % of the table
sight-measure-evenness = the darkest part has { $value } % of the light
sight-all-good = All is seen well.
sight-named-good = Good: { $names }
sight-named-fair = Not good either: { $names }
sight-named-poor = Not good either: { $names }
sight-named-unknown = Not measured: { $names }. Lay a few cards on the table, and measure again.
sight-measures = One moment: I am looking at the table for two seconds.
sight-not-measured = Nothing has been measured yet.
sight-no-table = I do not know yet where the table is. Find it first, by “What it sees”.
sight-play = On to the table
sight-play-anyway = Play all the same
sight-anew = Measure again
