"""The door: HTTP, WebSocket, sessions, the lobby, bots. Contains no rule."""
