import Effects
import Views

/// Why a text is no link to a screen of the app.
///
/// The first value is the whole text, in a form that is safe to print.
public enum DeepLinkError: Error, Hashable {
  /// The text is not a URL, or has no scheme.
  case noURL(ShownText)
  /// The URL has the scheme of another app.
  case otherApp(ShownText, scheme: String)
  /// The URL has the app's scheme, but names nothing in it.
  case unknown(ShownText)
  /// The query has a part that the screen does not take.
  case unknownQuery(ShownText, name: ShownText)
  /// The value for `number`, the second one here, is not a whole number.
  case noNumber(ShownText, ShownText)
  /// The value for `number`, the second one here, does not fit into an `Int`.
  case largeNumber(ShownText, ShownText)
  /// The query has more than one `number`.
  case severalNumbers(ShownText)
}

extension DeepLinkError: CustomStringConvertible {
  /// What happened and how to fix it, for a person to read.
  public var description: String {
    switch self {
    case .noURL(let url):
      String(localized: "'\(url)' is no URL. \(Self.examples)")
    case .otherApp(let url, let scheme):
      String(
        localized: "'\(url)' is for another app: it begins with '\(scheme):'. \(Self.examples)")
    case .unknown(let url):
      String(localized: "There is no screen at '\(url)' in this app. \(Self.examples)")
    case .unknownQuery(let url, let name):
      String(
        localized: """
          '\(url)' says '\(name)', which nothing there takes. Only B2 takes something: ?number=7.
          """)
    case .noNumber(let url, let value):
      String(
        localized: "'\(url)' has '\(value)' for a number. Write a whole one, such as ?number=7.")
    case .largeNumber(let url, let value):
      String(
        localized: """
          '\(url)' has the number \(value), which is beyond those that B2 can show. Write one from \
          \(Int.min) to \(Int.max).
          """)
    case .severalNumbers(let url):
      String(localized: "'\(url)' has more than one number. B2 shows one: ?number=7.")
    }
  }

  private static var examples: String {
    String(
      localized: "Write one of: \(DeepLink.examples.map(\.url).joined(separator: ", ")).")
  }
}
