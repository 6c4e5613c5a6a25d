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
