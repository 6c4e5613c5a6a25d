/// The sentences that were written by hand.
enum WrittenFacts {
  private static let sentences = from0To50 + from51To100

  /// The sentence about 0 to 100, -1, or a limit of `Int`; nil for any other number.
  static func sentence(about number: Int) -> String? {
    switch number {
    case sentences.indices: sentences[number]
    case -1: "-1 is the largest negative integer and the square of the imaginary unit."
    case .max: "\(number) is the largest number that a signed \(Int.bitWidth)-bit integer can hold."
    case .min:
      "\(number) is the smallest number that a signed \(Int.bitWidth)-bit integer can hold."
    default: nil
    }
  }
}
