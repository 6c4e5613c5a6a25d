@_spi(Locked) internal import CoreDependencies

/// Who is told that a store has processed an action.
final class StoreListeners: Sendable {
  private struct Entry {
    let id: Int
    // Called on the store's actor only, from which it came.
    let body: UncheckedSendable<() -> Void>
  }

  private let entries = Locked<(last: Int, all: [Entry])>((0, []))

  func add(_ body: @escaping () -> Void) -> ObserveToken {
    let body = UncheckedSendable(body)
    let id = entries.withLock { entries in
      entries.last += 1
      entries.all.append(Entry(id: entries.last, body: body))
      return entries.last
    }
    return ObserveToken { [weak self] in
      // Released without the lock, as values released with it may come back here.
      let gone = self?.entries.withLock { entries in
        let index = entries.all.firstIndex { $0.id == id }
        return index.map { entries.all.remove(at: $0) }
      }
      withExtendedLifetime(gone) {}
    }
  }

  func tell() {
    for entry in entries.withLock({ $0.all }) { entry.body.value() }
  }
}
