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
    let gate = SendGate(place: place)
    let send = Send<Action>(isolation: start.runtime.isolation) { action in
      gate.check(action)
      sink.send(action)
    }
    start.runtime.launch(start, name: name, priority: priority, dependencies: dependencies) {
      // No capture list: with one, Swift 6.3.1 runs a `nonisolated(nonsending)` closure elsewhere.
      await self.perform(send)
      gate.close()
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

/// Reports actions that an effect sends after it has ended.
private final class SendGate: @unchecked Sendable {
  // Unchecked: used on the store's actor only.
  private var isClosed = false
  private let place: SourcePlace

  init(place: SourcePlace) {
    self.place = place
  }

  func close() {
    isClosed = true
  }

  func check<Action>(_ action: Action) {
    guard isClosed else { return }
    reportIssue(
      """
      An action was sent from an effect that has already ended:

      \(debugName(of: action).indented)

      The effect's closure let its 'send' escape, most likely into a task that outlives it, so the \
      action can be neither cancelled nor awaited. Await that work inside the effect, for example \
      in a task group.
      """,
      fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
  }
}
