"""Whether a screen is there is asked of the server, not of the file that a killed one leaves behind."""

import socket
from pathlib import Path

import pytest
from virtual_screen import answering


def test_a_server_that_listens_answers(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(tmp_path / "X7"))
        server.listen()
        with answering(":7", tmp_path) as answers:
            assert answers
            line, _ = server.accept()
            line.setblocking(False)
            assert line.recv(12)[:1] == b"l", "it is a client,"
            with pytest.raises(BlockingIOError):
                line.recv(1)
        assert line.recv(1) == b"", "and goes with the block"
        line.close()


def test_where_there_is_no_socket_or_one_that_a_killed_server_left_nothing_answers(tmp_path: Path) -> None:
    with answering(":7", tmp_path) as answers:
        assert not answers
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(tmp_path / "X7"))
    assert (tmp_path / "X7").exists()
    with answering(":7", tmp_path) as answers:
        assert not answers
