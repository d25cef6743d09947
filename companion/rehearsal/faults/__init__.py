"""What goes wrong at a table at home, one at a time: at the camera, in the light, with people and cards."""
