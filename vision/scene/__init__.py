"""What lies on the table: from frames to steady scenes, in which what nobody touched stays what it was."""
