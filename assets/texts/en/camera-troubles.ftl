# What is wrong with pictures, videos, cameras, buttons and lamps, and what to do.

trouble-picture-unread = The picture { $file } cannot be read: { $why }.
trouble-picture-huge = The picture { $file } cannot be read: it has more than { $megabytes } MB; make it smaller.
trouble-picture-damaged = The picture { $file } cannot be read: it is no picture, or it is damaged.
trouble-picture-small = The picture { $file } is too small to hold a card or a die: give a larger one.
trouble-pictures-none = The folder { $folder } holds no pictures.
trouble-video-damaged = The video { $file } cannot be read: it is no video, or it is damaged.
trouble-video-small = The video { $file } is too small to hold a card or a die: give a larger one.
trouble-video-empty = The video { $file } gives no picture: it is damaged, or of an unknown kind.
trouble-video-cut = The video { $file } ends after { $given } of { $whole } seconds: it was cut short; copy it again.
trouble-camera-unknown = There is no camera, video, picture or folder "{ $name }"; say { $names }, or a path that exists.
trouble-camera-none = There is no Raspberry Pi camera; say which one it is with --camera usb:0.
trouble-camera-no-picture = The camera { $name } gives no picture.
trouble-camera-silent = The camera { $name } gives no more pictures.
trouble-camera-fails = The camera { $name } fails ({ $why }); plug it in again.
trouble-usb-name = "{ $name }" is no USB camera; say usb, usb:0 or usb:1.
trouble-usb-missing = There is no USB camera { $number }; plug it in, or say which one with usb:N.
trouble-picamera-missing = picamera2 is missing; run `sudo apt install python3-picamera2` and then `make clean run`.
trouble-picamera-fails = The camera could not be started ({ $why }); check its cable with `rpicam-hello`.
trouble-button-unusable = The button { $name } on GPIO { $pin } cannot be used: { $why }.
trouble-button-pin = The button { $name } is set to GPIO { $pin }; there are only GPIO 2 to 27.
trouble-buttons-share = GPIO { $pin } is given to two buttons, { $one } and { $other }.
trouble-lamp-unusable = The lamp { $name } on GPIO { $pin } cannot be used: { $why }.
