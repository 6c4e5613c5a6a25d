internal import CoreArchitecture

// Actions of effects that wait until the test receives them.
extension ActionLog {
  /// An action of an effect that waits until the test receives it.
  struct Held {
    let action: Action
    /// Sends it; called on the store's actor.
    let process: () -> Void
    let token: HeldAction
    var effect: RunningEffect?
    /// Whether the test has already failed because it does not handle the action.
    var isReported = false
  }

  /// Whether actions that the tasks of effects send are kept back.
  var isHolding: Bool {
    get { access { $0.isHolding } }
    set { access { $0.isHolding = newValue } }
  }

  /// Keeps an action back, if the test wants that; called on the store's actor.
  ///
  /// - Parameters:
  ///   - action: The action, which the task of an effect sends.
  ///   - process: Sends it; called on the store's actor.
  /// - Returns: Whether it is kept back.
  func hold(_ action: Action, _ process: @escaping () -> Void) -> Bool {
    guard isHolding else { return false }
    let token = HeldAction { [weak self] token in
      self?.change { $0.held.removeAll { $0.token === token } }
    }
    change { entries in
      entries.held.append(Held(action: action, process: process, token: token))
      entries.lastHeld = token
    }
    return true
  }

  func takeHeld(of effect: RunningEffect?) -> HeldAction? {
    access { entries in
      guard let token = entries.lastHeld.take() else { return nil }
      if let index = entries.held.lastIndex(where: { $0.token === token }) {
        entries.held[index].effect = effect
      }
      return token
    }
  }

  /// The actions that are kept back, in the order in which effects have sent them.
  var held: [Action] { access { $0.held.map(\.action) } }

  /// Processes a held action, and lets its effect go on; called on the store's actor.
  ///
  /// - Parameter isWanted: Returns whether it is the one; the first such is processed.
  /// - Returns: The action, with the state right after it; nil if it is not there any more.
  func processHeld(where isWanted: (Action) -> Bool) -> Received? {
    let held = access { entries in
      entries.sent = nil
      let index = entries.held.firstIndex { isWanted($0.action) }
      entries.isProcessingHeld = index != nil
      return index.map { entries.held.remove(at: $0) }
    }
    guard let held else { return nil }
    held.process()
    access { $0.isProcessingHeld = false }
    held.token.release()
    var record = takeSent()
    record?.isReported = held.isReported
    return record
  }

  /// Processes all held actions, for the test to receive them as others; called on the store's
  /// actor.
  func processAllHeld() {
    while let record = processHeld(where: { _ in true }) {
      change { $0.received.append(record) }
    }
  }
}
