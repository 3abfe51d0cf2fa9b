"""A server under load: many tables at once over real sockets, beside other people's servers."""
