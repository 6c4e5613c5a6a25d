import Core

extension NumbersClient {
  /// Facts that are part of the program: written for 0 to 100, computed for every other number.
  ///
  /// It needs no network and never fails, save with `CancellationError` in a cancelled task.
  public static let embedded = Self { number in
    try Task.checkCancellation()
    return WrittenFacts.sentence(about: number) ?? ComputedFact.sentence(about: number)
  }
}
