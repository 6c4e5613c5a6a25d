// Connections, requests and their answers, up to the session that they are for.
//
// QuiescingHandler: LingeringEnd.
// Listener: RateLimiter.
// LogEntries: JSONLogHandler.
// RequestGate: RequestStart.
// Services: Deadline, SessionSweeper.
// SessionHub: UploadGate.
// UpgradableChannel: Encryption.
// Client: Guest, Visit.
// WebSettings: Program.
