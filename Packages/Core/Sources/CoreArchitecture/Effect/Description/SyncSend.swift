internal import Foundation

/// Sends actions from a closure without `await`: `{ @MainActor send in send(.x) }`.
///
/// It is a type of its own because a second `callAsFunction` in ``Send`` would also be chosen by
/// `{ send in await send(.x) }`.
public struct SyncSend<Action>: Sendable {
  fileprivate let outbox: Outbox<Action>

  /// Sends an action; does nothing in a cancelled task.
  ///
  /// On the store's actor, the store has processed the action when this returns; elsewhere it
  /// processes it after the closure has returned.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    outbox.send(action)
  }
}

/// The actions that a closure has sent and the store has not processed yet.
// Unchecked: apart from constants, everything is guarded by `lock`.
private final class Outbox<Action>: @unchecked Sendable {
  private let box: SendBox<Action>
  private let lock = NSLock()
  /// The thread on which the closure runs if it runs on the store's actor, else nil.
  private let home: pthread_t?
  /// The actions to process; nil once the closure has returned.
  private var actions: [Action]? = []

  init(_ box: SendBox<Action>, isOnStoresActor: Bool) {
    self.box = box
    home = isOnStoresActor ? pthread_self() : nil
  }

  func send(_ action: Action) {
    lock.lock()
    let isOpen = actions != nil
    let isHome = isOpen && home.map { pthread_equal($0, pthread_self()) != 0 } ?? false
    if isOpen, !isHome { actions?.append(action) }
    lock.unlock()
    if isHome { return box.deliver(action) }
    guard !isOpen else { return }
    let (box, action) = (box, UncheckedTransfer(action))
    Task { await box.deliver(action, on: box.isolation) }
  }

  func close() -> [Action] {
    lock.withLock {
      defer { actions = nil }
      return actions ?? []
    }
  }
}

extension Effect {
  /// Runs synchronous work on the actor that the closure is marked with.
  ///
  /// A thrown error goes to `catch`; without one it is reported as an issue, except for
  /// cancellation.
  @_disfavoredOverload
  public static func run(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: @escaping @isolated(any) @Sendable (_ send: SyncSend<Action>) throws -> Void,
    catch handler: (
      nonisolated(nonsending) @Sendable (_ error: any Error, _ send: Send<Action>) async -> Void
    )? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let waiting: RunOperation<Action> = { send in
      let outbox = Outbox(
        send.box, isOnStoresActor: isSameActor(operation.isolation, send.box.isolation))
      do {
        try await operation(SyncSend(outbox: outbox))
        for action in outbox.close() { await send(action) }
      } catch {
        for action in outbox.close() { await send(action) }
        throw error
      }
    }
    return .run(
      name: name, priority: priority, operation: waiting, catch: handler, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}
