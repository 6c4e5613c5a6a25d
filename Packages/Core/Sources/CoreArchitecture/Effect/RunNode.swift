internal import IssueReporting

typealias RunOperation<Action> =
  nonisolated(nonsending) @Sendable (_ send: Send<Action>) async throws -> Void
typealias RunHandler<Action> =
  nonisolated(nonsending) @Sendable (_ error: any Error, _ send: Send<Action>) async -> Void

/// Asynchronous work, run as one task on the store's actor.
// Unchecked: holds constants only, as its superclass says.
final class RunNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let name: String?
  let priority: TaskPriority?
  let place: SourcePlace
  let operation: RunOperation<Action>
  let handler: RunHandler<Action>?
  let dependencies: DependencySnapshot?

  init(
    name: String?, priority: TaskPriority?, place: SourcePlace,
    operation: @escaping RunOperation<Action>, handler: RunHandler<Action>?
  ) {
    self.name = name
    self.priority = priority
    self.place = place
    self.operation = operation
    self.handler = handler
    dependencies = DependencySnapshot.current
  }

  override func start(_ start: EffectStart, _ sink: ActionSink<Action>) {
    let box = SendBox<Action>(
      isolation: start.runtime.isolation, place: place, deliver: sink.send)
    start.runtime.launch(start, name: name, priority: priority, dependencies: dependencies) {
      // No capture list: with one, Swift 6.3.1 runs a `nonisolated(nonsending)` closure elsewhere.
      await self.perform(Send(box))
      box.close()
    }
  }

  nonisolated(nonsending) private func perform(_ send: Send<Action>) async {
    do {
      try await operation(send)
    } catch is CancellationError {
      return
    } catch {
      if let handler { return await handler(error, send) }
      guard !Task.isCancelled else { return }
      reportUnhandled(error)
    }
  }

  private func reportUnhandled(_ error: any Error) {
    reportIssue(
      """
      An effect of \(typeName(Action.self)) threw an error that nothing catches:

      \(String(describing: error).indented)

      The effect has ended and the error is lost to the feature. Catch it inside the effect, or \
      pass 'catch:' to 'Effect.run' and send an action that tells of the failure.
      """,
      fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
  }
}
