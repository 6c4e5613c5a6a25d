@testable import CoreArchitecture

/// Takes the steps with the ledger, and puts its answers into words.
final class LedgerDriver {
  private struct Handle: EffectHandle {
    let number: Int
    func cancel() {}
  }

  private struct Waiter: EffectWaiter {
    let number: Int
    func resume() {}
  }

  // Unchecked: a test runs on one thread.
  private final class Window: ThrottleWindow, @unchecked Sendable {
    let number: Int
    var isOver = false

    init(_ number: Int) { self.number = number }
  }

  private var ledger = EffectLedger(root: FeatureEffects())
  private var effects: [Int: RunningEffect] = [:]
  private var actions: [Int: ActionEffects] = [:]
  private var waiting: [Int: (id: UInt64, action: ActionEffects)] = [:]
  private var windows: [Window] = []
  private var dismissed: String?

  /// Takes a step; returns the numbers to cancel or to resume, or the answer to a question.
  func take(_ step: LedgerStep) -> String {
    switch step {
    case .enter(let number, let name, let ids, let action, let replaced, let begins):
      enter(number, name, ids, action, replaced, begins)
    case .begin(let number): begin(number)
    case .leave(let number): list(ledger.leave(effects.removeValue(forKey: number)!))
    case .cancel(let id, let name): list(within(name) { ledger.cancel(CancelID(id), in: $0) })
    case .cancelFrom(let number, let id):
      list(ledger.cancel(CancelID(id), in: effects[number]!.feature))
    case .cancelChildren(let place, let name, let kept, let structure):
      list(cancelChildren(place, name, kept, structure))
    case .cancelAction(let number, let unlessEnded):
      list(ledger.cancel(action(number), unlessEnded: unlessEnded))
    case .cancelAll: list(ledger.cancelAll())
    case .willProcess(let number): nothing(ledger.willProcess(for: action(number)))
    case .didProcess(let number): list(ledger.didProcess(for: action(number)))
    case .wait(let number, let action): wait(number, self.action(action))
    case .stopWaiting(let number): stopWaiting(number)
    case .window(let id, let number): "\(window(id, effects[number]!.feature).number)"
    case .windowIsOver(let number): nothing(windows[number].isOver = true)
    case .isCancelled(let number): "\(effects[number]!.isCancelled)"
    case .wasCancelled(let number): "\(action(number).wasCancelled)"
    case .children(let place, let name): children(place, name)
    case .dismissal(let number): dismissal(effects[number]!.feature)
    }
  }

  private func nothing(_: Void) -> String { "" }

  private func list(_ cancellations: Cancellations) -> String {
    var numbers: [Int] = []
    cancellations.forEach { numbers.append(($0 as! Handle).number) }
    return LedgerStep.list(numbers)
  }

  private func list(_ waiters: EffectWaiters) -> String {
    var numbers: [Int] = []
    waiters.forEach { numbers.append(($0 as! Waiter).number) }
    return LedgerStep.list(numbers)
  }

  private func action(_ number: Int) -> ActionEffects {
    if let action = actions[number] { return action }
    actions[number] = ActionEffects()
    return actions[number]!
  }

  private func key(_ place: Character, _ id: Int) -> ChildKey {
    ChildKey(path: path(place), id: AnyHashable(id))
  }

  private func path(_ place: Character) -> StatePath {
    StatePath(hash: Int(place.asciiValue!))
  }

  /// Enters the features on the way, and takes out those that stay empty, as effects do.
  private func within<Result>(_ name: String, _ body: (FeatureEffects) -> Result) -> Result {
    var feature = ledger.root
    for child in LedgerStep.way(to: name) {
      feature = ledger.enterChild(
        key(child.place, child.id), of: feature, parts: path(child.place).bit,
        ChildEntry(
          dismiss: child.place == "r" ? nil : { [unowned self] in dismissed = child.name }))
      if child.place == "s" { feature.position = child.id }
    }
    defer { ledger.prune(feature) }
    return body(feature)
  }

  private func enter(
    _ number: Int, _ name: String, _ ids: String, _ action: Int?, _ replaced: Character?,
    _ begins: Bool
  ) -> String {
    within(name) { feature in
      var cancelIDs = CancelIDs()
      for id in ids { cancelIDs.append(CancelID(id)) }
      let effect = RunningEffect(of: action.map(self.action), in: feature, ids: cancelIDs)
      effects[number] = effect
      let answer = list(ledger.enter(effect, replacing: replaced.map { CancelID($0) }))
      return begins ? answer + begin(number) : answer
    }
  }

  private func begin(_ number: Int) -> String {
    ledger.attach(Handle(number: number), to: effects[number]!) ? "at once" : ""
  }

  private func cancelChildren(
    _ place: Character, _ name: String, _ kept: Set<Int>, _ structure: UInt64
  ) -> Cancellations {
    within(name) { feature in
      let children = feature.children[path(place)]?.features ?? [:]
      feature.children[path(place)]?.structure = structure
      return ledger.end(children.values.filter { !kept.contains($0.key!.id.base as! Int) })
    }
  }

  private func wait(_ number: Int, _ action: ActionEffects) -> String {
    guard let id = ledger.makeWaiterID(for: action) else { return "ended" }
    waiting[number] = (id, action)
    return ledger.enter(Waiter(number: number), as: id, for: action) ? "" : "ended"
  }

  private func stopWaiting(_ number: Int) -> String {
    waiting[number].flatMap { ledger.removeWaiter($0.id, for: $0.action) } == nil ? "" : "\(number)"
  }

  private func window(_ id: Character, _ feature: FeatureEffects) -> Window {
    let id = ThrottleID(id: CancelID(id), window: ObjectIdentifier(Window.self))
    return ledger.window(id, in: feature) {
      windows.append(Window(windows.count))
      return windows.last!
    }
  }

  /// The children that are entered at a place, and the number of the place's structure.
  private func children(_ place: Character, _ name: String) -> String {
    var feature: FeatureEffects? = ledger.root
    for child in LedgerStep.way(to: name) { feature = feature?.child(key(child.place, child.id)) }
    guard let children = feature?.children[path(place)] else { return "none" }
    let ids = children.features.keys.map { $0.base as! Int }
    return LedgerStep.list(ids) + ", \(children.structure)"
  }

  private func dismissal(_ feature: FeatureEffects) -> String {
    guard let feature = ledger.dismissible(from: feature) else { return "nobody" }
    guard let dismiss = ledger.dismissal(of: feature) else { return "gone" }
    dismiss()
    return dismissed!
  }
}
