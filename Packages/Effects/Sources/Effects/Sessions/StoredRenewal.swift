/// That a browser in which somebody has logged in has another name, as all processes have to know.
public struct StoredRenewal: Hashable, Sendable {
  /// The browser's name before, and its name since.
  public var browser, name: String
  /// What the page can be told from others by that has asked for it; nil if nothing tells.
  public var page: String?
  /// What a page asks for its cookie with.
  public var ticket: String
  /// The session in which somebody has logged in.
  public var session: String
  /// Whether the browser has come with its new name.
  public var isUsed: Bool

  /// Makes it from its parts.
  public init(
    browser: String, name: String, page: String?, ticket: String, session: String,
    isUsed: Bool = false
  ) {
    self.browser = browser
    self.name = name
    self.page = page
    self.ticket = ticket
    self.session = session
    self.isUsed = isUsed
  }
}
