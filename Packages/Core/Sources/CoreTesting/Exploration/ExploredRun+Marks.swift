internal import CoreArchitecture
internal import CoreDependencies

extension ExploredRun {
  /// What tells this point from others of which the state and the world are the same.
  var fingerprint: UInt64 {
    var sum = mixed(mixed(script.place, UInt64(uuids.count)), lastSent?.step ?? 0)
    if let screen { sum = mixed(sum, UInt64(truncatingIfNeeded: screen.look)) }
    for effect in effects {
      let isCancelled: UInt64 = core.runtime.isCancelled(effect.effect) ? 1 : 0
      sum &+= mixed(mixed(effect.key, effect.history), isCancelled)
    }
    for wait in world.waits.waiting {
      guard case .sleep(let deadline, _) = wait.kind else { continue }
      let (seconds, attoseconds) = (deadline - world.waits.now).components
      let rest = mixed(UInt64(bitPattern: seconds), UInt64(bitPattern: attoseconds))
      sum &+= mixed(mixed(find(wait.effect)?.key ?? 0, 7), rest)
    }
    return sum
  }

  func key(of event: ExploredEvent) -> UInt64 {
    switch event.kind {
    case .step(let number): mixed(mixed(1, script.place), UInt64(number))
    case .offer(let number, _): mixed(mixed(5, script.place), UInt64(number))
    case .delivery(let token):
      mixed(2, history(held.first { $0.token === token }?.effect))
    case .answer(let wait, let answer):
      mixed(mixed(3 + UInt64(answer), history(wait.effect)), ordinal(wait))
    case .sleep(let wait): mixed(mixed(0, history(wait.effect)), ordinal(wait))
    }
  }

  /// Which of the things that its effect waits for it is.
  private func ordinal(_ wait: ExploredWaits.Wait) -> UInt64 {
    let others = world.waits.waiting.filter { $0.effect === wait.effect }
    return UInt64(others.firstIndex { $0.id == wait.id } ?? 0)
  }

  private func history(_ effect: RunningEffect?) -> UInt64 {
    find(effect).map { mixed($0.key, $0.history) } ?? 0
  }
}
