import CoreViews
import HTTPTypes

/// The paths that are the server's own; all others are places of the program.
enum Paths {
  static let live = "/~live"
  static let events = "/~events"
  static let send = "/~send"
  static let act = "/~act"
  /// Where forms with files are posted, and the beginning of the addresses of files to fetch.
  static let files = "/~files"
  static let offer = "/~offer/"
  /// The beginning of the addresses by which a page gets a new cookie, and where that one is shown.
  static let renew = "/~renew/"
  static let renewed = "/~renewed"
  static let script = "/~page.js"
  static let style = "/~page.css"
  /// The beginning of the addresses of pictures, before their names.
  static let picture = "/~picture/"
  /// What the stylesheet asks for where pages are light, and where they are dark.
  static let schemes: [String: ColorScheme] = ["/~light": .light, "/~dark": .dark]
  static let health = "/health"
  static let ready = "/ready"
  static let metrics = "/metrics"

  /// How a path may be asked for.
  static func methods(of path: String) -> [HTTPRequest.Method] {
    switch path {
    case act, send, files: [.post]
    case live, events, renewed: [.get]
    case let path where [offer, picture, renew].contains(where: path.hasPrefix): [.get]
    case let path where schemes[path] != nil: [.get]
    default: [.get, .head]
    }
  }
}
