/// What the ledger answers, found by looking through lists of everything there is.
struct LedgerModel {
  private let root = Feature("", of: nil)
  /// The features that their parents have.
  private var features: [Feature] = []
  /// The running effects.
  private var effects: [Effect] = []
  private var actions: [Action] = []
  private var windows: [(number: Int, id: Character, feature: Feature)] = []
  private var windowsOver: [Bool] = []
  private var windowCount = 0
  private var windowLimit = 64

  mutating func take(_ step: LedgerStep) -> String {
    switch step {
    case .enter(let number, let name, let ids, let action, let replaced, let begins):
      enter(number, name, ids, action, replaced, begins)
    case .begin(let number): begin(effect(number))
    case .leave(let number): leave(effect(number))
    case .cancel(let id, let name): within(name) { $0.cancel($0.effects(id, in: $1)) }
    case .cancelFrom(let number, let id): cancel(effects(id, in: effect(number).feature))
    case .cancelChildren(let place, let name, let kept, let structure):
      within(name) { $0.cancelChildren(place, $1, kept, structure) }
    case .cancelAction(let number, let unlessEnded): cancel(action(number), unlessEnded)
    case .cancelAll: cancel(effects.filter { $0.feature.isWithin(root) })
    case .willProcess(let number): process(action(number), 1)
    case .didProcess(let number): process(action(number), -1)
    case .wait(let number, let action): wait(number, self.action(action))
    case .stopWaiting(let number): stopWaiting(number)
    case .window(let id, let number): window(id, effect(number).feature)
    case .windowIsOver(let number): windowIsOver(number)
    case .isCancelled(let number): "\(effect(number).isCancelled)"
    case .wasCancelled(let number): "\(action(number).wasCancelled)"
    case .children(let place, let name): children(place, name)
    case .dismissal(let number): dismissal(effect(number).feature)
    }
  }
}

extension LedgerModel {
  private func effect(_ number: Int) -> Effect { effects.first { $0.number == number }! }

  private mutating func action(_ number: Int) -> Action {
    if let action = actions.first(where: { $0.number == number }) { return action }
    actions.append(Action(number))
    return actions.last!
  }

  private func feature(_ name: String) -> Feature? {
    name.isEmpty ? root : features.first { $0.name == name && $0.isWithin(root) }
  }

  private func siblings(_ place: Character, of parent: Feature) -> [Feature] {
    features.filter { $0.parent === parent && $0.name.dropLast().last == place }
  }

  /// Runs a closure with a feature, which is there for that time.
  private mutating func within(
    _ name: String, _ body: (inout Self, Feature) -> String
  ) -> String {
    var current = root
    for child in LedgerStep.way(to: name) {
      if let known = feature(child.name) {
        current = known
      } else {
        let new = Feature(child.name, of: current)
        new.structure = siblings(child.place, of: current).first?.structure ?? 0
        features.append(new)
        current = new
      }
    }
    defer { removeEmpty() }
    return body(&self, current)
  }

  private mutating func remove(_ gone: [Feature]) {
    for feature in gone { feature.isThere = false }
    features.removeAll { !$0.isThere }
  }

  private mutating func removeEmpty() {
    while true {
      let empty = features.filter { feature in
        !features.contains { $0.parent === feature }
          && !windows.contains { $0.feature === feature }
          && !effects.contains { effect in
            effect.feature === feature
              || !effect.ids.isEmpty && effect.feature.outward.contains { $0 === feature }
          }
      }
      if empty.isEmpty { return }
      remove(empty)
    }
  }

  private func effects(_ id: Character, in feature: Feature) -> [Effect] {
    effects.filter { effect in
      effect.ids.contains(id) && effect.feature.outward.contains { $0 === feature }
    }
  }

  private func cancel(_ found: [Effect]) -> String {
    let new = found.filter { !$0.isCancelled }
    for effect in new { effect.isCancelled = true }
    return LedgerStep.list(new.filter(\.hasBegun).map(\.number))
  }

  private mutating func enter(
    _ number: Int, _ name: String, _ ids: String, _ action: Int?, _ replaced: Character?,
    _ begins: Bool
  ) -> String {
    let action = action.map { self.action($0) }
    return within(name) { model, feature in
      let answer = replaced.map { model.cancel(model.effects($0, in: feature)) } ?? ""
      let effect = Effect(number, in: feature, ids, of: action)
      model.effects.append(effect)
      return begins ? answer + model.begin(effect) : answer
    }
  }

  private func begin(_ effect: Effect) -> String {
    effect.hasBegun = true
    return effect.isCancelled ? "at once" : ""
  }

  private mutating func leave(_ effect: Effect) -> String {
    effects.removeAll { $0 === effect }
    removeEmpty()
    return effect.action.map(takeWaiters) ?? ""
  }

  private mutating func cancelChildren(
    _ place: Character, _ parent: Feature, _ kept: Set<Int>, _ structure: UInt64
  ) -> String {
    let all = siblings(place, of: parent)
    for child in all { child.structure = structure }
    let gone = all.filter { !kept.contains($0.name.last!.wholeNumberValue!) }
    let answer = cancel(effects.filter { effect in gone.contains { effect.feature.isWithin($0) } })
    remove(gone)
    return answer
  }

  private func cancel(_ action: Action, _ unlessEnded: Bool) -> String {
    if unlessEnded && haveEnded(action) { return "" }
    action.wasCancelled = true
    return cancel(effects.filter { $0.action === action })
  }

  private func haveEnded(_ action: Action) -> Bool {
    action.unprocessed == 0 && !effects.contains { $0.action === action }
  }

  private func takeWaiters(of action: Action) -> String {
    guard haveEnded(action) else { return "" }
    defer { action.waiters = [] }
    return LedgerStep.list(action.waiters)
  }

  private func process(_ action: Action, _ change: Int) -> String {
    action.unprocessed += change
    return change < 0 ? takeWaiters(of: action) : ""
  }

  private func wait(_ number: Int, _ action: Action) -> String {
    if haveEnded(action) { return "ended" }
    action.waiters.append(number)
    return ""
  }

  private func stopWaiting(_ number: Int) -> String {
    guard let action = actions.first(where: { $0.waiters.contains(number) }) else { return "" }
    action.waiters.removeAll { $0 == number }
    return "\(number)"
  }

  private mutating func window(_ id: Character, _ feature: Feature) -> String {
    if let known = windows.first(where: { $0.id == id && $0.feature === feature }) {
      return "\(known.number)"
    }
    let number = windowsOver.count
    windowsOver.append(false)
    windows.append((number, id, feature))
    windowCount += 1
    if windowCount >= windowLimit {
      windows.removeAll { windowsOver[$0.number] && $0.feature.isWithin(root) }
      windowCount = windows.count { $0.feature.isWithin(root) }
      windowLimit = max(64, windowCount * 2)
      removeEmpty()
    }
    return "\(number)"
  }

  private mutating func windowIsOver(_ number: Int) -> String {
    windowsOver[number] = true
    return ""
  }

  private func children(_ place: Character, _ name: String) -> String {
    let children = feature(name).map { siblings(place, of: $0) } ?? []
    guard let structure = children.first?.structure else { return "none" }
    return LedgerStep.list(children.map { $0.name.last!.wholeNumberValue! }) + ", \(structure)"
  }

  private func dismissal(_ feature: Feature) -> String {
    guard let feature = feature.outward.first(where: \.isDismissible) else { return "nobody" }
    return feature.isWithin(root) ? feature.name : "gone"
  }
}
