internal import Observation
internal import Synchronization

/// One armed observation: fires once, at the first change of anything that was read.
final class ObservationToken: Sendable {
  private struct Armed {
    var onChange: (@Sendable () -> Void)?
    var extents: [ObservationExtent] = []
  }

  private let armed: Mutex<Armed>

  init(onChange: @escaping @Sendable () -> Void) {
    armed = Mutex(Armed(onChange: onChange))
  }

  func arm(_ accesses: ObservationAccesses) {
    guard !accesses.list.isEmpty else { return }
    let isArmed = armed.withLock { armed in
      if armed.onChange != nil { armed.extents = accesses.list.map(\.extent) }
      return armed.onChange != nil
    }
    guard isArmed else { return }
    for access in accesses.list { access.extent.insert(self, for: access.property) }
  }

  func fire() {
    let fired = armed.withLock { armed in
      defer { armed = Armed() }
      return armed
    }
    for extent in fired.extents { extent.remove(self) }
    fired.onChange?()
  }
}

/// Calls `apply` and then `onChange` once, at the first change of any observable property that
/// `apply` read: of `@ObservableState` values, stores, shared values and `@Observable` classes.
///
/// What changes inside a reducer is told when the reducer has returned. `onChange` runs on the
/// thread that changes the property. Costs a small amount per property read.
public func withPerceptionTracking<Result>(
  _ apply: () -> Result,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  var token: ObservationToken?
  /// Made only when something was read.
  func makeToken() -> ObservationToken {
    let made = token ?? ObservationToken(onChange: onChange())
    token = made
    return made
  }
  func fire() -> @Sendable () -> Void {
    let token = makeToken()
    return { token.fire() }
  }
  let thread = ObservationThread.current
  let outer = thread.accesses
  let changes = thread.changes
  let accesses = ObservationAccesses()
  thread.accesses = accesses
  thread.changes = nil
  let result = withObservationTracking(apply, onChange: fire())
  thread.accesses = outer
  thread.changes = changes
  guard !accesses.list.isEmpty else { return result }
  outer?.append(contentsOf: accesses)
  makeToken().arm(accesses)
  return result
}
