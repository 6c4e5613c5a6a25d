/// Why a text is no place in the app.
public enum PlaceError: Error, Hashable {
  case noURL(String)
  case otherApp(String, scheme: String)
  case unknown(String)
  case unknownQuery(String, name: String)
  case noNumber(String, String)
  case severalNumbers(String)
}

extension PlaceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noURL(let text):
      "'\(text)' is no URL. \(Self.places)"
    case .otherApp(let text, let scheme):
      "'\(text)' is for another app: it begins with '\(scheme):'. \(Self.places)"
    case .unknown(let text):
      "There is no place '\(text)' in this app. \(Self.places)"
    case .unknownQuery(let text, let name):
      "'\(text)' says '\(name)', which nothing there takes. Only B2 takes something: ?number=7."
    case .noNumber(let text, let value):
      "'\(text)' has '\(value)' for a number. Write a whole one, such as ?number=7."
    case .severalNumbers(let text):
      "'\(text)' has more than one number. B2 shows one: ?number=7."
    }
  }

  private static var places: String {
    "Write one of: \(Place.examples.map(\.url).joined(separator: ", "))."
  }
}
