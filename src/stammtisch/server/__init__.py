"""The door: HTTP, WebSocket, sessions, the lobby, bots. Contains no rule."""

COMPILED = (
    *("audience", "clients", "connections", "counter", "deciding", "hall", "index"),
    *("limits", "live", "tables", "writer"),
)
