"""Books, moves and cancels meetings, and does whatever else an API key may."""

from .api import Operations
from .transport import ApiError

__all__ = ["ApiError", "Client"]


class Client(Operations):
    """
    One method for each operation of the API.

    >>> client = Client("https://meet.example.com", key="wzl_…")
    >>> client.get_bookings(tab="upcoming")
    """
