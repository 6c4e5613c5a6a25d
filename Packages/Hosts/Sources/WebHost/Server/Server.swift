// Connections, requests and their answers, up to the session that they are for.
//
// EndOfConnection: LingeringEnd.
// Listener: Allowance.
// LogEntries: JSONLogHandler.
// RequestGate: RequestStart.
// Services: Deadline, SessionSweeper.
// SessionHub: UploadGate.
// UpgradableChannel: Encryption.
// Visitor: Guest.
// WebSettings: Program.
