"""Hardware in the loop without hardware: the package in a virtual machine."""
