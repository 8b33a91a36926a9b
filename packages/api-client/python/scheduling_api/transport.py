"""Sends calls, repeats those that may be repeated, and raises what the server refuses."""

from __future__ import annotations

import hashlib
import json
import random
import time
import uuid
from http.client import HTTPException
from typing import Any, Mapping, Sequence
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener

# What may be gone the next time.
PASSING = {429, 502, 503, 504}
FIRST_WAIT = 0.5
LONGEST_WAIT = 60.0


class ApiError(Exception):
    """A refusal: an RFC 9457 problem with a stable ``code``."""

    def __init__(self, status: int, problem: Mapping[str, Any]) -> None:
        self.status = status
        self.code: str = problem.get("code", "unknown")
        self.title: str = problem.get("title", "")
        self.detail: str | None = problem.get("detail")
        self.errors: Sequence[Mapping[str, Any]] = problem.get("errors", [])
        self.problem = problem
        fields = "; ".join(f"{each.get('path')}: {each.get('message')}" for each in self.errors)
        super().__init__(f"{status} {self.code}: {fields or self.detail or self.title}")


class _NoRedirects(HTTPRedirectHandler):
    """The key is for this server alone."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


class Transport:
    def __init__(self, origin: str, *, key: str | None = None, timeout: float = 30.0, retries: int = 4) -> None:
        """
        :param origin: The address of the server, such as ``https://meet.example.com``.
        :param key: An API key, made in the dashboard. Without one, the client may do what an invitee may.
        :param timeout: How many seconds a call may take.
        :param retries: How often a call is sent again after a lost connection, an overload, or too many calls.
        """
        self._base = f"{origin.rstrip('/')}/api/v1"
        self._key = key
        self._timeout = timeout
        self._retries = retries
        self._opener = build_opener(_NoRedirects)

    @staticmethod
    def quoted(part: str) -> str:
        return quote(part, safe="")

    def call(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, Any] | None = None,
        headers: Mapping[str, str | None] | None = None,
        body: Any = None,
        content: bytes | None = None,
        content_type: str = "application/json",
        idempotency_key: str | None = None,
        idempotent: bool = False,
        file: bool = False,
    ) -> Any:
        sent = {name: value for name, value in (headers or {}).items() if value is not None}
        if self._key is not None:
            sent["X-API-Key"] = self._key
        if idempotent:
            # A call that is repeated must not create its result twice.
            sent["Idempotency-Key"] = idempotency_key or str(uuid.uuid4())
        if content is None and body is not None:
            content = json.dumps(body).encode()
        if content is not None:
            sent["Content-Type"] = content_type
        address = self._base + path + _query(query or {})
        is_repeatable = method in ("GET", "PUT", "DELETE") or "Idempotency-Key" in sent
        answer = self._patiently(method, address, sent, content, self._retries if is_repeatable else 0)
        if file:
            return answer
        return json.loads(answer) if answer else None

    def _patiently(
        self, method: str, address: str, headers: dict[str, str], content: bytes | None, retries: int
    ) -> bytes:
        attempt = 0
        while True:
            wait = FIRST_WAIT * 2**attempt * random.uniform(0.5, 1)
            try:
                request = Request(address, data=content, headers=headers, method=method)
                with self._opener.open(request, timeout=self._timeout) as response:
                    answer: bytes = response.read()
                    return answer
            except HTTPError as refusal:
                problem = _problem(refusal.read())
                if refusal.code not in PASSING or attempt >= retries:
                    raise ApiError(refusal.code, problem) from None
                if "proof" in problem:
                    headers["Proof-Of-Work"] = _solve(**problem["proof"])
                    wait = 0.0
                else:
                    wait = float(refusal.headers.get("Retry-After") or wait)
            except (OSError, HTTPException):
                if attempt >= retries:
                    raise
            time.sleep(min(wait, LONGEST_WAIT))
            attempt += 1


def _query(query: Mapping[str, Any]) -> str:
    given = {name: _text(value) for name, value in query.items() if value is not None}
    return f"?{urlencode(given)}" if given else ""


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _problem(answer: bytes) -> dict[str, Any]:
    try:
        problem = json.loads(answer)
    except ValueError:
        problem = None
    return problem if isinstance(problem, dict) else {"title": "The answer is no problem document"}


def _solve(challenge: str, bits: int) -> str:
    """The value of ``Proof-Of-Work``: SHA-256 of ``challenge:number`` begins with ``bits`` zero bits."""
    limit = 1 << (256 - bits)
    number = 0
    while int.from_bytes(hashlib.sha256(f"{challenge}:{number}".encode()).digest(), "big") >= limit:
        number += 1
    return f"{challenge} {number}"
