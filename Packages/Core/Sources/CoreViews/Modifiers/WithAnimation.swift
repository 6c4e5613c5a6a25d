/// Runs the closure. Hosts draw the end of a movement, so nothing is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
