/// A screen of the app that a URL can name.
public enum DeepLink: Hashable, Sendable {
  /// The log-in.
  case login
  /// The root of tab A.
  case a1
  /// A2, pushed onto A1.
  case a2
  /// The root of tab B.
  case b1
  /// B2, which shows the fact for the number.
  case b2(number: Int)
}

extension DeepLink {
  /// The scheme of the app's URLs.
  public static let scheme = "modular"

  /// The URL, such as `modular://tab/b/b2?number=7`.
  public var url: String {
    switch self {
    case .login: "modular://login"
    case .a1: "modular://tab/a"
    case .a2: "modular://tab/a/a2"
    case .b1: "modular://tab/b"
    case .b2(let number): "modular://tab/b/b2?number=\(number)"
    }
  }

  /// One link of each kind, for messages that say what a URL may be.
  static let examples: [DeepLink] = [.login, .a1, .a2, .b1, .b2(number: 7)]
}
