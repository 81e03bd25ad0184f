"""Who counts as one visitor: an address of IPv4, or the whole network that a provider gives out with IPv6."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

HOST_BYTES = 8
"""The second half of an address of IPv6, which everybody chooses for himself: a /64 is one visitor."""


@lru_cache(maxsize=4096)
def visitor(address: str) -> str:
    """The address, or the network, that is counted."""
    try:
        found = ip_address(address)
    except ValueError:  # a socket file, or a proxy that says something else
        return address[:60]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(found.packed[:HOST_BYTES] + bytes(HOST_BYTES))}/64"
