/// The error thrown when a task sleeps on a clock on which none should.
public struct SuspensionError: Error, CustomStringConvertible {
  /// Makes the error.
  public init() {}

  /// A sentence with what happened and how to fix it.
  public var description: String {
    """
    Something still sleeps on the clock. Move the clock on with 'advance(by:)' or 'run()', or \
    cancel what sleeps, before the test ends.
    """
  }
}
