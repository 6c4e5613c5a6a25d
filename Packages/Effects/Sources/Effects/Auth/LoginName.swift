/// A name that can be used to log in.
struct LoginName: Equatable {
  /// The longest name, in characters as a person counts them.
  static let limit = 64

  let text: String

  init(_ text: String) throws(LoginError) {
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
    let name = text[..<end].drop(while: \.isWhitespace)
    guard !name.unicodeScalars.contains(where: \.isControl) else { throw .controlCharacter }
    guard name.unicodeScalars.contains(where: \.isVisible) else { throw .emptyName }
    guard name.count <= Self.limit else {
      throw .nameTooLong(count: name.count, limit: Self.limit)
    }
    self.text = String(name)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// False for what shows nothing on its own, such as a zero-width space.
  fileprivate var isVisible: Bool {
    !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
  }
}
