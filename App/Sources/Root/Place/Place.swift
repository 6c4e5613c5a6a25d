/// Where in the app a person is.
public enum Place: Hashable, Sendable {
  case login
  case a1
  case a2
  case b1
  case b2(number: Int)
}

extension Place {
  public static let scheme = "modular"

  /// The place as a URL: `modular://tab/b/b2?number=7`.
  public var url: String {
    switch self {
    case .login: "modular://login"
    case .a1: "modular://tab/a"
    case .a2: "modular://tab/a/a2"
    case .b1: "modular://tab/b"
    case .b2(let number): "modular://tab/b/b2?number=\(number)"
    }
  }

  /// One of each kind, to be shown to those who look for a place.
  static let examples: [Place] = [.login, .a1, .a2, .b1, .b2(number: 7)]
}
