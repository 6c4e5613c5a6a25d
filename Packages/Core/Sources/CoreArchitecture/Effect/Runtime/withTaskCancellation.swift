/// Runs an operation that `Effect.cancel(id:)` and `Task.cancel(id:)` can cancel.
///
/// Inside an effect the id belongs to the effect's store, elsewhere to the process.
///
/// - Parameters:
///   - id: Identifies the operation.
///   - cancelInFlight: Whether running work with the same id is cancelled first.
///   - isolation: The actor of the caller.
///   - operation: The work, run as a task of its own.
/// - Returns: The result of `operation`.
/// - Throws: The error of `operation`.
public func withTaskCancellation<T: Sendable, Failure: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  let context = EffectContext.current ?? .process
  let id = CancelID(id)
  var ids = CancelIDs()
  ids.append(id)
  let effect = RunningEffect(of: nil, in: context.feature, ids: ids)
  context.runtime.carryOut { $0.enter(effect, replacing: cancelInFlight ? id : nil) }
  defer { context.runtime.carryOut { $0.leave(effect) } }
  let task = Task { () async -> Result<T, Failure> in
    do throws(Failure) {
      return .success(try await operation())
    } catch {
      return .failure(error)
    }
  }
  if context.runtime.ask({ $0.attach(task, to: effect) }) { task.cancel() }
  return try await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }.get()
}

extension Task where Success == Never, Failure == Never {
  /// Cancels the running work with an id.
  ///
  /// In an effect, that is the work of its feature and the features inside it; elsewhere, what
  /// `withTaskCancellation` runs outside of effects.
  public static func cancel(id: some Hashable & Sendable) {
    let context = EffectContext.current ?? .process
    context.runtime.carryOut { $0.cancel(CancelID(id), in: context.feature) }
  }
}
