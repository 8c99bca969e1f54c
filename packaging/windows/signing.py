"""Signs an installer where a certificate is at hand: `python packaging/windows/signing.py FILE...`.

On Linux by osslsigncode, on Windows by signtool. The environment names the certificate: STOLIK_SIGN_PFX is
the path of a .pfx, STOLIK_SIGN_PASSWORD its password, STOLIK_SIGN_TIMESTAMP a timestamp server's address.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import NAME, Problem, say


def command_for(path: Path, signed: Path, certificate: str, stamp: str | None) -> list[str]:
    """Return the call of osslsigncode; it reads the password from standard input."""
    command = ["osslsigncode", "sign", "-pkcs12", certificate, "-readpass", "-", "-h", "sha256", "-n", NAME]
    if stamp:
        command += ["-ts", stamp]
    return [*command, "-in", str(path), "-out", str(signed)]


def sign(path: Path) -> bool:
    """Sign a file in place; tell whether there was a certificate to do it with."""
    certificate = os.environ.get("STOLIK_SIGN_PFX")
    if not certificate:
        say(f"{path.name} is not signed: STOLIK_SIGN_PFX names no certificate.")
        return False
    password = os.environ.get("STOLIK_SIGN_PASSWORD", "")
    stamp = os.environ.get("STOLIK_SIGN_TIMESTAMP")
    if os.name == "nt":
        command = ["signtool", "sign", "/f", certificate, "/p", password, "/fd", "sha256", "/d", NAME]
        if stamp:
            command += ["/tr", stamp, "/td", "sha256"]
        done = subprocess.run([*command, str(path)], capture_output=True, text=True, check=False)
    else:
        if not shutil.which("osslsigncode"):
            raise Problem("osslsigncode is missing; it signs for Windows (Debian: osslsigncode).")
        signed = path.with_name(path.name + ".signed")
        done = subprocess.run(
            command_for(path, signed, certificate, stamp),
            input=password,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode == 0:
            signed.replace(path)
    if done.returncode:
        raise Problem(f"{path.name} could not be signed: {(done.stderr or done.stdout).strip()}")
    say(f"{path.name} is signed{' and time-stamped' if stamp else ''}.")
    return True


def certificate_is_there() -> bool:
    """Tell whether the environment names a certificate."""
    return bool(os.environ.get("STOLIK_SIGN_PFX"))


if __name__ == "__main__":
    try:
        for argument in sys.argv[1:]:
            sign(Path(argument))
    except Problem as problem:
        sys.exit(str(problem))
