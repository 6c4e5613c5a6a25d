/// Asks a person for a review: `@Environment(\.requestReview) var requestReview`.
public struct RequestReviewAction: Sendable {
  /// Does nothing: hosts know no shop that reviews are written in.
  public func callAsFunction() {}
}
