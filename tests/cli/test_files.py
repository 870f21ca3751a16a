"""Files that can't be read: one sentence, status 1, no traceback."""

import io
import os
from pathlib import Path

import pytest

from foretold.cli import files, main
from foretold.cli.failure import Failure
from foretold.words import languages, say


@pytest.mark.parametrize("lang", languages())
def test_a_missing_file(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "missing.json"
    assert main(["replay", str(missing), "--lang", lang]) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == f"foretold: {say('cli-file-missing', lang, file=missing)}\n"


@pytest.mark.parametrize("lang", languages())
def test_a_folder(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path), "--lang", lang]) == 1
    assert capsys.readouterr().err == f"foretold: {say('cli-file-directory', lang, file=tmp_path)}\n"


@pytest.mark.parametrize("lang", languages())
def test_binary_junk(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    junk = tmp_path / "junk.json"
    junk.write_bytes(bytes(range(256)))
    assert main(["replay", str(junk), "--lang", lang]) == 1
    assert capsys.readouterr().err == f"foretold: {say('cli-file-not-text', lang, file=junk)}\n"


@pytest.mark.parametrize("name", ["zero\0byte", "x" * 10_000])
def test_names_that_no_file_can_have(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", name]) == 1
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "can't be read" in error


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs a file that its owner may not read")
def test_a_forbidden_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    forbidden = tmp_path / "forbidden.json"
    forbidden.touch(mode=0)
    assert main(["replay", str(forbidden)]) == 1
    assert "can't be read" in capsys.readouterr().err


def test_a_file_without_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(files, "_LARGEST", 1000)
    large = tmp_path / "large.json"
    large.write_bytes(b" " * 1001)
    with pytest.raises(Failure, match="larger than"):
        files.read_text(str(large), "en")


def test_standard_input_and_a_byte_order_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO("\ufeff{}".encode())))
    assert files.read_text("-", "en") == "{}"
