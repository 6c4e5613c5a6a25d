import Foundation

extension Place {
  /// Reads a URL.
  public init(_ text: String) throws(PlaceError) {
    guard let url = URLComponents(string: text), let scheme = url.scheme else {
      throw .noURL(text)
    }
    guard scheme.lowercased() == Self.scheme else { throw .otherApp(text, scheme: scheme) }
    guard url.user == nil, url.port == nil, url.fragment == nil else { throw .unknown(text) }
    let path = url.path.split(separator: "/").map(String.init)
    let items = url.queryItems ?? []
    switch [url.host ?? ""] + path {
    case ["login"]: self = .login
    case ["tab", "a"]: self = .a1
    case ["tab", "a", "a2"]: self = .a2
    case ["tab", "b"]: self = .b1
    case ["tab", "b", "b2"]:
      self = .b2(number: try Self.number(in: items, of: text))
      return
    default: throw .unknown(text)
    }
    if let item = items.first { throw .unknownQuery(text, name: item.name) }
  }

  /// B2 shows the fact for 4 unless it is told otherwise.
  private static func number(
    in items: [URLQueryItem], of text: String
  ) throws(PlaceError) -> Int {
    if let stranger = items.first(where: { $0.name != "number" }) {
      throw .unknownQuery(text, name: stranger.name)
    }
    guard items.count < 2 else { throw .severalNumbers(text) }
    guard let item = items.first else { return 4 }
    guard let number = Int(item.value ?? "") else { throw .noNumber(text, item.value ?? "") }
    return number
  }
}
