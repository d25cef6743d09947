"""The pages, one module each: functions that draw onto a canvas and name what can be touched."""
