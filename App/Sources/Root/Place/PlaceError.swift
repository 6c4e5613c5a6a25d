import Effects

/// Why a text is no place in the app.
public enum PlaceError: Error, Hashable {
  case noURL(ShownText)
  case otherApp(ShownText, scheme: String)
  case unknown(ShownText)
  case unknownQuery(ShownText, name: ShownText)
  case noNumber(ShownText, ShownText)
  case largeNumber(ShownText, ShownText)
  case severalNumbers(ShownText)
}

extension PlaceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noURL(let url):
      "'\(url)' is no URL. \(Self.places)"
    case .otherApp(let url, let scheme):
      "'\(url)' is for another app: it begins with '\(scheme):'. \(Self.places)"
    case .unknown(let url):
      "There is no place '\(url)' in this app. \(Self.places)"
    case .unknownQuery(let url, let name):
      "'\(url)' says '\(name)', which nothing there takes. Only B2 takes something: ?number=7."
    case .noNumber(let url, let value):
      "'\(url)' has '\(value)' for a number. Write a whole one, such as ?number=7."
    case .largeNumber(let url, let value):
      """
      '\(url)' has the number \(value), which is beyond those that B2 can show. Write one from \
      \(Int.min) to \(Int.max).
      """
    case .severalNumbers(let url):
      "'\(url)' has more than one number. B2 shows one: ?number=7."
    }
  }

  private static var places: String {
    "Write one of: \(Place.examples.map(\.url).joined(separator: ", "))."
  }
}
