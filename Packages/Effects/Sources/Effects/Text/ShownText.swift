import Core

/// A text from outside, made safe to print in a message: on one line, and not too long.
public struct ShownText: Hashable, Sendable {
  private static let limit = 120

  let text: String

  /// Escapes control and format characters, and cuts the text after 120 scalars.
  public init(_ text: String) {
    let escaped = text.unicodeScalars.prefix(Self.limit).map { scalar in
      scalar.isPrinted ? String(scalar) : scalar.escaped(asASCII: true)
    }
    self.text = escaped.joined() + (text.unicodeScalars.count > Self.limit ? "…" : "")
  }
}

extension ShownText: CustomStringConvertible {
  /// The escaped text, with "…" at its end if it was cut.
  public var description: String { text }
}

extension Unicode.Scalar {
  fileprivate var isPrinted: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}

/// A text for a person in the languages of the session, from the catalogue of this package.
func localized(_ key: LocalizedStringKey) -> String { key.string() }
