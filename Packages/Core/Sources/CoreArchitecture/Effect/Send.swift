/// Sends actions from an effect back into the store.
public struct Send<Action>: Sendable {
  private let box: SendBox<Action>

  init(isolation: any Actor, _ deliver: @escaping (Action) -> Void) {
    box = SendBox(isolation: isolation, deliver: deliver)
  }

  init(_ box: SendBox<Action>) {
    self.box = box
  }

  /// Makes a sender that hands every action to a closure, on the main actor.
  public init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    box = SendBox(isolation: MainActor.shared) { action in
      let action = UncheckedTransfer(action)
      MainActor.assumeIsolated { send(action.value) }
    }
  }

  /// Sends an action and returns when the store has processed it, on the store's actor.
  ///
  /// Does nothing in a cancelled task.
  nonisolated(nonsending) public func callAsFunction(_ action: Action) async {
    guard !Task.isCancelled else { return }
    if isSameActor(#isolation, box.isolation) {
      box.deliver(action)
    } else {
      await box.deliver(UncheckedTransfer(action), on: box.isolation)
    }
  }
}

// Unchecked: `deliver` is called on `isolation` only.
final class SendBox<Action>: @unchecked Sendable {
  let isolation: any Actor
  let deliver: (Action) -> Void

  init(isolation: any Actor, deliver: @escaping (Action) -> Void) {
    self.isolation = isolation
    self.deliver = deliver
  }

  func deliver(_ action: UncheckedTransfer<Action>, on isolation: isolated any Actor) {
    deliver(action.value)
  }
}

/// Carries a value to the actor that owns it from then on.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  // Unchecked: the sending side never touches the value again.
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Whether two isolations are one actor. Comparing `#isolation` in place miscompiles in Swift 6.3.1.
@inline(never)
package func isSameActor(_ lhs: (any Actor)?, _ rhs: any Actor) -> Bool {
  lhs.map { $0 === rhs } ?? false
}
