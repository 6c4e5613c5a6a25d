/// The reason why a text cannot be recorded in a source file.
enum InlineTextRefusal: Error, Equatable {
  case noCall
  case severalCalls
  case notALiteral
  case changedSource
  case otherText
  case file(String)
}

extension InlineTextRefusal: CustomStringConvertible {
  var description: String {
    switch self {
    case .noCall:
      """
      the line holds no 'expectScreen' to write it into. Write the call by its name on a line of \
      its own, and build again if the file has been changed since
      """
    case .severalCalls:
      "the line holds several 'expectScreen'. Give each a line of its own"
    case .notALiteral:
      """
      the closure holds something else than one string literal. Leave it out, as in \
      'expectScreen()', to have one written
      """
    case .changedSource:
      "the source file has been changed since the tests were built. Build them again"
    case .otherText:
      """
      the same line has expected another screen in this run, so no text fits both. Call it from \
      different lines, or compare 'screen' with a text that the test makes
      """
    case .file(let reason):
      "the source file cannot be read or written: \(reason)"
    }
  }
}
