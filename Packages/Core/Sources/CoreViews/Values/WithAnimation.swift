/// Runs a closure and returns its result, without an animation: hosts draw the end of a change.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
