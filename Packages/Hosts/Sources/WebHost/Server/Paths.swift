/// The paths that are the server's own; all others are places of the program.
enum Paths {
  static let live = "/~live"
  static let events = "/~events"
  static let send = "/~send"
  static let act = "/~act"
  static let script = "/~page.js"
  static let style = "/~page.css"
  static let health = "/health"
  static let ready = "/ready"
  static let metrics = "/metrics"
}
