# Why something from outside is not read: the end of a sentence that names it.

trouble-not-a-file = it is no ordinary file but a pipe, a device or the like
trouble-too-large = it has more than { $megabytes } MB
trouble-too-many-lines = it has more than { $most } lines
trouble-too-many-pixels = it has { $width } × { $height } pixels, and more than { $millions } million are not read
trouble-faces-too-large = a face of it has a side of more than { $side } pixels, or all have more than { $millions } million
trouble-too-large-unpacked = it has more than { $megabytes } MB when it is unpacked
trouble-too-many-parts = it has more than { $most } parts
trouble-too-deep = too many brackets stand in each other
trouble-unknown-kind = it is no JPEG, PNG, WebP, TIFF or BMP; save it as one of these
