"""Whether a screen is there is asked of the server, not of the file that a killed one leaves behind."""

import socket
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))
from virtual_screen import answers


def test_a_server_that_listens_answers(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(tmp_path / "X7"))
        server.listen()
        assert answers(":7", tmp_path)


def test_a_socket_that_a_killed_server_left_answers_nothing(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(tmp_path / "X7"))
    assert (tmp_path / "X7").exists()
    assert not answers(":7", tmp_path)


def test_where_there_is_no_socket_nothing_answers(tmp_path: Path) -> None:
    assert not answers(":7", tmp_path)
