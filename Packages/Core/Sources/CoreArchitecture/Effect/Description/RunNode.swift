@_spi(Views) internal import CoreDependencies

/// Asynchronous work, run as one task on the store's actor.
// Unchecked: holds constants only, as its superclass says.
final class RunNode<Action>: EffectNode<Action>, @unchecked Sendable {
  typealias Operation =
    nonisolated(nonsending) @Sendable (_ send: Send<Action>) async throws -> Void
  typealias Handler =
    nonisolated(nonsending) @Sendable (_ error: any Error, _ send: Send<Action>) async -> Void

  let name: String?
  let priority: TaskPriority?
  let location: _SourceLocation
  let operation: Operation
  let handler: Handler?
  let dependencies: DependencySnapshot?

  init(
    name: String?, priority: TaskPriority?, location: _SourceLocation,
    operation: @escaping Operation, handler: Handler?
  ) {
    self.name = name
    self.priority = priority
    self.location = location
    self.operation = operation
    self.handler = handler
    dependencies = DependencySnapshot.current
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    let box = SendBox<Action>(
      isolation: start.runtime.isolation, location: location, origin: start.origin,
      from: start.feature, deliver: receiver)
    let runtime = start.runtime
    runtime.launch(start, dependencies: dependencies) { isolation, completion in
      box.completion = completion
      guard let tasks = runtime.tasks else { return spawn(isolation, box) }
      return spawn(isolation, box, completion.effect, in: runtime, preferring: tasks)
    }
  }

  private func spawn(
    _ isolation: isolated any Actor, _ box: SendBox<Action>
  ) -> Task<Void, Never> {
    Task(name: name, priority: priority) {
      _ = isolation
      do {
        try await self.operation(Send(box))
      } catch {
        await self.recover(from: error, box)
      }
      box.close()
    }
  }

  /// Makes the task of an effect that is explored, which knows its effect.
  private func spawn(
    _ isolation: isolated any Actor, _ box: SendBox<Action>, _ effect: RunningEffect,
    in runtime: EffectRuntime, preferring tasks: any TaskExecutor
  ) -> Task<Void, Never> {
    runtime.observer?.willRun(effect, at: location)
    return RunningEffect.$explored.withValue(effect) {
      Task(name: name, executorPreference: tasks, priority: priority) {
        await self.work(box, on: isolation)
      }
    }
  }

  private func work(_ box: SendBox<Action>, on isolation: isolated any Actor) async {
    do {
      try await operation(Send(box))
    } catch {
      await recover(from: error, box)
    }
    box.close()
  }

  nonisolated(nonsending) private func recover(
    from error: any Error, _ box: SendBox<Action>
  ) async {
    if error is CancellationError { return }
    if let handler { return await handler(error, Send(box)) }
    if !Task.isCancelled { reportUnhandled(error, box.starter) }
  }

  private func reportUnhandled(_ error: any Error, _ starter: String) {
    reportIssue(
      """
      An effect of \(typeName(Action.self)) threw an error that nothing catches:

      \(debugDescription(of: error).indented)
      \(starter)
      The effect has ended and the error is lost to the feature. Catch it inside the effect, or \
      pass 'catch:' to 'Effect.run' and send an action that tells of the failure.

      More: Documentation/Core.docc/Effects.md#errors
      """, at: location)
  }
}
