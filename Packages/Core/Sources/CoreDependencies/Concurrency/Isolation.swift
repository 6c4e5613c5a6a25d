internal import CoreToolchain

/// The actor that stores belong to which are made by code without an actor.
@_spi(Isolation)
public enum DefaultIsolation {
  /// Set while a host makes the views of a session; nil means the main actor.
  @TaskLocal public static var actor: (any Actor)?
}

/// Ends the process with a message unless the caller runs on an actor.
///
/// `preconditionIsolated` could end it without the message: some executors, such as the main
/// actor's, find the mistake themselves and trap before it is printed.
@_spi(Isolation)
public func requireIsolation(to actor: any Actor, _ message: @autoclosure () -> String) {
  if !CurrentExecutor.isThat(of: actor) { fatalError(message()) }
}
