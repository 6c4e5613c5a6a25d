internal import CoreToolchain

/// Ends the process with a message unless the caller runs on an actor.
///
/// `preconditionIsolated` could end it without the message: some executors, such as the main
/// actor's, find the mistake themselves and trap before it is printed.
@_spi(Isolation)
public func requireIsolation(to actor: any Actor, _ message: @autoclosure () -> String) {
  if !CurrentExecutor.isThat(of: actor) { fatalError(message()) }
}
