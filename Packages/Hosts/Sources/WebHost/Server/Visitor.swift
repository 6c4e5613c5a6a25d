import CoreArchitecture

/// Who uses a page: a browser, and where it is.
struct Visitor: Hashable, Sendable {
  /// The browser's name, which its cookie holds.
  var browser: String
  /// The address that it connects from, as far as the server and its proxies know.
  var address: String
  /// What the person reads.
  var languages = PreferredLanguages.ofProcess
}
