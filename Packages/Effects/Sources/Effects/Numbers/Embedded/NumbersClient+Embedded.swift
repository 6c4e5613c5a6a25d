import Core

extension NumbersClient {
  /// Facts that are part of the program: written for 0 to 100, computed for most other numbers.
  ///
  /// They need no network. The only error is `CancellationError`, in a cancelled task.
  public static let embedded = Self { number in
    try Task.checkCancellation()
    return WrittenFacts.sentence(about: number) ?? ComputedFact.sentence(about: number)
  }
}

/// Makes a sentence about a number for which none was written.
enum ComputedFact {
  private static let longestList = 3

  /// One sentence that begins with the number in decimal, which must be above 1 or below -1; the
  /// same number always gets the same sentence.
  static func sentence(about number: Int) -> String {
    let magnitude = UInt64(number.magnitude)
    let factorization = Factorization(of: magnitude)
    let traits = NumberTrait.all(of: magnitude, factorization: factorization)
    let details = NumberDetail.all(of: magnitude, factorization: factorization, besides: traits)
    let list = traits.prefix(longestList).map(\.phrase).phrase
    let detail = details[choice(for: magnitude, of: details.count)].phrase
    let (digits, opposite) = ("\(number)", "\(magnitude)")
    return number > 0
      ? localized("\(digits) is \(list); it \(detail).")
      : localized("\(digits) is the opposite of \(opposite), \(list); \(opposite) \(detail).")
  }

  /// An index below `count` that depends on the number alone and differs between neighbors.
  private static func choice(for number: UInt64, of count: Int) -> Int {
    Int(((number &* 0x9E37_79B9_7F4A_7C15) >> 40) % UInt64(count))
  }
}
