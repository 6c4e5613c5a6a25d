import CoreArchitecture
import CoreViews

/// Who uses a page: a browser, and where it is.
struct Visitor: Hashable, Sendable {
  /// The browser's name, which its cookie holds.
  var browser: String
  /// The address that it connects from, as far as the server and its proxies know.
  var address = ""
  /// What the person reads.
  var languages = PreferredLanguages.ofProcess
  /// How wide its window probably is, in points; nil if nothing tells.
  var width: Double?
  /// Whether its pages are light or dark; nil if it has not told yet.
  var scheme: ColorScheme?
  /// What its page can be told from others by, if that has said so.
  var page: String?

  /// The same with another name of the browser.
  func named(_ browser: String) -> Self {
    var visitor = self
    visitor.browser = browser
    return visitor
  }

  /// How wide the window probably is of a browser that says what it is: browsers of phones say that
  /// they are mobile.
  static func width(userAgent: String?) -> Double? {
    userAgent?.contains("Mobi") == true ? 390 : nil
  }
}
