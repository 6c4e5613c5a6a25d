@_spi(Locked) internal import CoreDependencies
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
// Unchecked: holds constants and a lock; on some systems the name of a thread is a pointer.
private final class Outbox<Action>: @unchecked Sendable {
  private let box: SendBox<Action>
  /// The thread on which the closure runs if it runs on the store's actor, else nil.
  private let home: pthread_t?
  /// The actions to process; nil once the closure has returned.
  private let actions = Locked<[UncheckedTransfer<Action>]?>([])

  init(_ box: SendBox<Action>, isOnStoresActor: Bool) {
    self.box = box
    home = isOnStoresActor ? pthread_self() : nil
  }

  func send(_ action: Action) {
    let isHome = home.map { pthread_equal($0, pthread_self()) != 0 } ?? false
    let transfer = UncheckedTransfer(action)
    let isOpen = actions.withLock { actions in
      if !isHome { actions?.append(transfer) }
      return actions != nil
    }
    guard isOpen else {
      Task { [box] in await box.deliver(transfer, on: box.isolation) }
      return
    }
    if isHome { box.deliver(action) }
  }

  func close() -> [Action] {
    let rest = actions.withLock { actions in
      defer { actions = nil }
      return actions ?? []
    }
    return rest.map(\.value)
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
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    let waiting: RunNode<Action>.Operation = { send in
      let outbox = Outbox(
        send.box,
        isOnStoresActor: !send.box.mayHold && isSameActor(operation.isolation, send.box.isolation))
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
