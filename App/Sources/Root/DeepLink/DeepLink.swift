import Effects
import Foundation

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

extension DeepLink {
  /// Reads a URL such as `modular://tab/b/b2?number=7`, or throws what is wrong with it.
  ///
  /// Scheme and host may be in capital letters, and the path may end with "/".
  public init(_ text: String) throws(DeepLinkError) {
    let url = ShownText(text)
    guard let parts = URLComponents(string: text), let scheme = parts.scheme else {
      throw .noURL(url)
    }
    guard scheme.lowercased() == Self.scheme else { throw .otherApp(url, scheme: scheme) }
    guard parts.user == nil, parts.port == nil, parts.fragment == nil else { throw .unknown(url) }
    let items = parts.percentEncodedQueryItems?.filter { !$0.isEmpty } ?? []
    switch Self.steps(of: parts) {
    case ["login"]: self = .login
    case ["tab", "a"]: self = .a1
    case ["tab", "a", "a2"]: self = .a2
    case ["tab", "b"]: self = .b1
    case ["tab", "b", "b2"]:
      self = .b2(number: try Self.number(in: items, of: url))
      return
    default: throw .unknown(url)
    }
    if let item = items.first { throw .unknownQuery(url, name: ShownText(item.name)) }
  }

  /// The host and the steps of the path, which may end with one "/".
  ///
  /// Each is decoded by itself, so that an encoded "/" does not divide a step.
  private static func steps(of parts: URLComponents) -> [String]? {
    var path = parts.percentEncodedPath.split(separator: "/", omittingEmptySubsequences: false)
    if path.last?.isEmpty == true { path.removeLast() }
    guard let host = parts.host?.lowercased(), path.first?.isEmpty ?? true else { return nil }
    let steps = path.dropFirst().map { String($0).removingPercentEncoding ?? "" }
    return [host] + steps
  }

  /// The number in the query, or 4, the number that B2 has by default.
  private static func number(
    in items: [URLQueryItem], of url: ShownText
  ) throws(DeepLinkError) -> Int {
    if let stranger = items.first(where: { $0.name.removingPercentEncoding != "number" }) {
      throw .unknownQuery(url, name: ShownText(stranger.name))
    }
    guard items.count < 2 else { throw .severalNumbers(url) }
    guard let item = items.first else { return 4 }
    let text = item.value?.removingPercentEncoding ?? ""
    if let number = Int(text) { return number }
    let digits = text.drop { $0 == "-" || $0 == "+" }
    let isWhole = text.count - digits.count < 2 && digits.allSatisfy { ("0"..."9").contains($0) }
    let shown = ShownText(item.value ?? "")
    throw isWhole && !digits.isEmpty ? .largeNumber(url, shown) : .noNumber(url, shown)
  }
}

extension URLQueryItem {
  /// Whether there is nothing between two "&".
  fileprivate var isEmpty: Bool { name.isEmpty && value == nil }
}
