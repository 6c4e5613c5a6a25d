/// Sends actions from a closure on the main actor that does not wait: `{ @MainActor send in … }`.
///
/// It is a type of its own because of how Swift chooses: were this a second `callAsFunction` of
/// ``Send``, then `{ send in await send(.x) }` would call it, and hop to the main actor for nothing.
@MainActor
public struct MainActorSend<Action> {
  private let send: Send<Action>
  private let outbox: Outbox

  @MainActor
  private final class Outbox {
    /// Nil when the closure has returned.
    var actions: [Action]? = []
  }

  /// Runs a closure and returns what a store on another actor has yet to process.
  fileprivate static func run(
    _ operation: @MainActor (_ send: MainActorSend) throws -> Void, _ send: Send<Action>
  ) -> (actions: UncheckedTransfer<[Action]>, error: (any Error)?) {
    let outbox = Outbox()
    defer { outbox.actions = nil }
    do {
      try operation(MainActorSend(send: send, outbox: outbox))
      return (UncheckedTransfer(outbox.actions ?? []), nil)
    } catch {
      return (UncheckedTransfer(outbox.actions ?? []), error)
    }
  }

  /// Sends an action. Does nothing in a cancelled task.
  ///
  /// A store on the main actor has processed it when this returns; one on another actor takes it
  /// when the closure has returned.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    if isSameActor(MainActor.shared, send.box.isolation) {
      send.box.deliver(action)
    } else if outbox.actions != nil {
      outbox.actions?.append(action)
    } else {
      let (box, action) = (send.box, UncheckedTransfer(action))
      Task { await box.deliver(action, on: box.isolation) }
    }
  }
}

extension Effect {
  /// Runs work on the main actor that sends actions and waits for nothing.
  ///
  /// A thrown error goes to `catch`; without one it is reported as an issue, except for cancellation.
  @_disfavoredOverload
  public static func run(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: @escaping @MainActor @Sendable (_ send: MainActorSend<Action>) throws -> Void,
    catch handler: (
      nonisolated(nonsending) @Sendable (_ error: any Error, _ send: Send<Action>) async -> Void
    )? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let onMainActor: RunOperation<Action> = { send in
      let (actions, error) = await MainActorSend.run(operation, send)
      for action in actions.value { await send(action) }
      if let error { throw error }
    }
    return .run(
      name: name, priority: priority, operation: onMainActor, catch: handler, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}
