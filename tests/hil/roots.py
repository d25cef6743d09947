"""Disks for the machine: a small Debian as its mirror has it, dressed as a Raspberry Pi, with the package.

Everything is made in the folder that COMPANION_HIL names, else in one of the checkout that git does not know,
and kept there: the Debian and the module of its kernel for a month, a disk until the package or what it is
dressed with changes. To make them asks for root, and for Debian's mirror.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from tests.hil.machine import EMULATOR

HERE = Path(__file__).resolve().parent
CACHE = Path(os.environ.get("COMPANION_HIL") or HERE.parents[1] / ".hil")

MIRROR: Final = "http://deb.debian.org"

PACKAGES: Final = (
    "dbus", "kmod", "libpam-systemd", "linux-image-amd64", "python3", "systemd-sysv", "udev",
)  # fmt: skip
"""A system without a desktop that starts; what else the package needs it asks for itself."""

KEPT_SECONDS: Final = 30 * 86400
"""So long a Debian is used again; then it is fetched anew, as its mirror is not what it was."""

TOOLS: Final = {EMULATOR: "qemu-system-x86", "mmdebstrap": "mmdebstrap", "mke2fs": "e2fsprogs"}
"""Programs that must be here, and Debian's packages that have them; packages.txt lists these."""

LGPIO: Final = "lgpio==0.2.2.0"
"""What reaches the pins: on a Raspberry Pi a package of the system's, on other processors of nobody's."""

MODULES: Final = "gpio-sim\nuinput\nvivid\nvirtio_gpu\nvirtio_console\n"
"""Modules of the kernel that are the machine's devices; Debian's kernel lacks the first (CONFIG_GPIO_SIM)."""

DRESS: Final = {
    "etc/modules-load.d/hil.conf": MODULES,
    # One camera, and nothing else that gives pictures.
    "etc/modprobe.d/hil.conf": "options vivid n_devs=1 node_types=0x1 num_inputs=1 input_types=0\n",
    # As Raspberry Pi OS has it in its own 99-com.rules.
    "etc/udev/rules.d/99-com.rules": 'SUBSYSTEM=="gpio", GROUP="gpio", MODE="0660"\n',
    "etc/fstab": "/dev/vda / ext4 defaults 0 1\n",
    "etc/hostname": "companion\n",
}
"""Files of the machine, and what stands in them."""

DISK_SIZE: Final = "3G"

USER: Final = "tabletop-companion"
"""Name of the package, of its unit and of the user as whom that runs."""

DATA: Final = Path("/var/lib/tabletop-companion")
"""Where the unit keeps settings and evenings."""

MODULE_FILES: Final = (
    "drivers/gpio/gpio-sim.c", "drivers/gpio/gpiolib.h", "drivers/gpio/dev-sync-probe.h",
    "kernel/irq/irq_sim.c",
)  # fmt: skip
"""What gpio-sim is made of, as far as the kernel's version has it."""

MAKE_MODULE: Final = r"""
set -e
cd /root
release=$(ls /lib/modules)
series=$(echo "$release" | cut -d. -f1-2)
apt-get update -q
apt-get install -y -q --no-install-recommends linux-headers-amd64 make xz-utils
apt-get download -q "linux-source-$series"
dpkg-deb --fsys-tarfile linux-source-*.deb | tar -x --wildcards './usr/src/linux-source-*.tar.xz'
tar -xJf usr/src/linux-source-*.tar.xz --strip-components=1 --wildcards $FILES || true
mkdir sim
for file in $PLAIN; do [ ! -f "$file" ] || cp "$file" sim/; done
cd sim
mv gpio-sim.c gpio_sim_main.c
# What only the kernel itself may call is not exported; a module of its own exports nothing, either.
sed -i 's/^EXPORT_SYMBOL.*$//; s/handle_simple_irq(irq_to_desc(\(.*\)));/generic_handle_irq(\1);/' irq_sim.c
printf 'obj-m := gpio-sim.o\ngpio-sim-y := gpio_sim_main.o irq_sim.o\n' > Kbuild
echo 'ccflags-y += -DCONFIG_IRQ_SIM=1' >> Kbuild
make -s -C "/lib/modules/$release/build" "M=$PWD" CONFIG_DEBUG_INFO_BTF_MODULES= modules
"""
"""Debian's sources of its kernel have gpio-sim, its configuration leaves it out."""


class UnavailableError(Exception):
    """Something that is needed cannot be had here; says what, and is no fault of the package."""


def check_tools() -> None:
    """Raise `UnavailableError` where nothing can be made here."""
    if sys.platform != "linux" or os.geteuid() != 0:
        raise UnavailableError("disks are made by root, on Linux")
    lacking = sorted({package for tool, package in TOOLS.items() if shutil.which(tool) is None})
    if lacking:
        raise UnavailableError(f"`apt-get install --no-install-recommends {' '.join(lacking)}` is needed")


def own_suite() -> str:
    """The Debian of this machine, whose packages `make deb` builds."""
    told = Path("/etc/os-release").read_text(encoding="utf-8")
    names = [line.partition("=")[2].strip('"') for line in told.splitlines()]
    keys = [line.partition("=")[0] for line in told.splitlines()]
    known = dict(zip(keys, names, strict=True))
    if known.get("ID") not in ("debian", "raspbian"):
        raise UnavailableError("the package is for Debian, and this is none")
    return known["VERSION_CODENAME"]


class Kitchen:
    """Where disks for a Debian are made.

    Args:
        suite: its code name.
    """

    def __init__(self, suite: str) -> None:
        self._suite = suite
        self.folder = CACHE / suite
        self.folder.mkdir(parents=True, exist_ok=True)

    @property
    def kernel(self) -> Path:
        """The kernel of the Debian."""
        return self.folder / "vmlinuz"

    @property
    def ram_disk(self) -> Path:
        """What that begins with."""
        return self.folder / "initrd.img"

    def base(self) -> Path:
        """The Debian with its kernel and module, as a tar file.

        Raises:
            UnavailableError: it cannot be fetched.
        """
        made, bare = self.folder / "base.tar", self.folder / "bare.tar"
        if made.exists() and time.time() - made.stat().st_mtime < KEPT_SECONDS:
            return made
        sources = [
            f"deb {MIRROR}/debian {self._suite} main",
            f"deb {MIRROR}/debian {self._suite}-updates main",
            f"deb {MIRROR}/debian-security {self._suite}-security main",
        ]
        told("Debian is fetched")
        self._run(
            *("mmdebstrap", "--variant=minbase", f"--include={','.join(PACKAGES)}"),
            *("--dpkgopt=force-unsafe-io", self._suite, bare, *sources),
            lacking=f"Debian {self._suite} cannot be fetched from {MIRROR}",
        )
        with tempfile.TemporaryDirectory(dir=self.folder, prefix="module-") as folder:
            told("gpio-sim is compiled for its kernel")
            root = self._unpacked(bare, Path(folder))
            wanted = " ".join(f"linux-source-*/{file}" for file in MODULE_FILES)
            script = f"FILES='{wanted}'; PLAIN='{' '.join(MODULE_FILES)}'\n{MAKE_MODULE}"
            self._inside(root, script, lacking="the kernel's module for pins cannot be made")
            module = (root / "root" / "sim" / "gpio-sim.ko").read_bytes()
        with tempfile.TemporaryDirectory(dir=self.folder, prefix="base-") as folder:
            root = self._unpacked(bare, Path(folder))
            release = next((root / "lib" / "modules").iterdir())
            (release / "extra").mkdir()
            (release / "extra" / "gpio-sim.ko").write_bytes(module)
            self._inside(root, f"depmod {release.name}", lacking="the kernel's modules cannot be listed")
            for name, copy in (
                (f"vmlinuz-{release.name}", self.kernel),
                (f"initrd.img-{release.name}", self.ram_disk),
            ):
                shutil.copy(root / "boot" / name, copy)
            self._run("tar", "-C", root, "-cf", made, ".", lacking="the disk of this machine is full")
        bare.unlink()
        return made

    def disk(self, name: str, *packages: Path, data: Path | None = None) -> Path:
        """A disk on which packages were installed by `apt-get install`; nothing of them has run yet.

        Args:
            name: what it is for; there is one disk for each.
            packages: one after the other: what follows the first is an update.
            data: a folder of evenings and settings that are there from before the update.

        Raises:
            UnavailableError: what they need cannot be fetched.
        """
        made = self.folder / f"{name}-{self._recipe(*packages)}.img"
        if made.exists() and data is None:
            return made
        base = self.base()
        for old in self.folder.glob(f"{name}-*.img"):
            old.unlink()
        with tempfile.TemporaryDirectory(dir=self.folder, prefix="disk-") as folder:
            root = self._unpacked(base, Path(folder))
            for number, package in enumerate(packages):
                self._install(root, package)
                if number == 0 and data is not None:
                    shutil.copytree(data, root / DATA.relative_to("/"))
                    owned = f"chown -R {USER}: {DATA} && chmod 700 {DATA} && systemctl enable {USER}.service"
                    self._inside(root, owned, lacking="the package has made no user, or brings no unit")
            self._dress(root)
            whole = made.with_suffix(".part")
            whole.unlink(missing_ok=True)
            self._run(
                "mke2fs", "-q", "-t", "ext4", "-d", root, whole, DISK_SIZE, lacking="no disk can be made"
            )
            whole.rename(made)
        return made

    def copied(self, disk: Path, to: Path) -> None:
        """A copy of a disk that may be written to."""
        self._run("cp", "--sparse=always", disk, to, lacking="the disk of this machine is full")

    def _install(self, root: Path, package: Path) -> None:
        """Install a package as its owner would."""
        told(f"{package.name} is installed")
        shutil.copy(package, root / "root" / package.name)
        install = "apt-get update -q && apt-get install -y -q -o Dpkg::Options::=--force-unsafe-io"
        lacking = "the package, or what it recommends, cannot be installed"
        self._inside(root, f"{install} /root/{package.name} && apt-get clean", lacking=lacking)
        (root / "root" / package.name).unlink()

    def _dress(self, root: Path) -> None:
        """Make a machine of it: devices, and the host's hand inside."""
        for name, text in DRESS.items():
            file = root / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        hand = root / "opt" / "hil"
        hand.mkdir(parents=True)
        shutil.copy(HERE / "inside.py", hand)
        unit = "hil-devices.service"
        shutil.copy(HERE / unit, root / "etc" / "systemd" / "system")
        wanted = root / "etc" / "systemd" / "system" / "multi-user.target.wants"
        wanted.mkdir(exist_ok=True)
        (wanted / unit).symlink_to(f"../{unit}")
        libraries = root / "usr" / "lib" / "python3" / "dist-packages"
        version = next((root / "usr" / "bin").glob("python3.*[0-9]")).name.removeprefix("python")
        pip = (sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--only-binary=:all:")
        self._run(
            *(*pip, "--python-version", version, "--target", libraries, LGPIO),
            lacking=f"{LGPIO} for Python {version} cannot be had from PyPI",
        )

    def _recipe(self, *packages: Path) -> str:
        """What a disk is made of, in short."""
        files = (*packages, HERE / "inside.py", HERE / "hil-devices.service")
        parts = [*(file.read_bytes() for file in files), repr((DRESS, LGPIO, PACKAGES)).encode()]
        return hashlib.sha256(b"".join(parts)).hexdigest()[:16]

    def _unpacked(self, tar: Path, folder: Path) -> Path:
        self._run("tar", "-C", folder, "-xf", tar, lacking=f"{tar} cannot be unpacked")
        shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")
        folder.chmod(0o755)
        return folder

    def _inside(self, root: Path, script: str, *, lacking: str) -> None:
        environment = "DEBIAN_FRONTEND=noninteractive"
        path = "PATH=/usr/sbin:/usr/bin:/sbin:/bin"
        self._run(
            "chroot",
            root,
            "/usr/bin/env",
            "-i",
            environment,
            path,
            "LC_ALL=C",
            "sh",
            "-c",
            script,
            lacking=lacking,
        )

    def _run(self, *command: object, lacking: str) -> None:
        log = self.folder / "made.log"
        with log.open("ab") as kept:
            done = subprocess.run(
                list(map(str, command)), stdin=subprocess.DEVNULL, stdout=kept, stderr=kept, check=False
            )
        if done.returncode:
            raise UnavailableError(f"{lacking} ({log} says why)")


def told(what: str) -> None:
    """Say what takes its time."""
    print(f"    {what} …", flush=True)
