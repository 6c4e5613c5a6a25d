internal import Foundation

/// Tells apart the windows of a feature: by the effects' id, the actions that they send, and the
/// clock that they go by.
struct ThrottleID: Hashable {
  let id: CancelID
  let window: ObjectIdentifier
}

/// What the effects share that are throttled with one id.
protocol ThrottleWindow: AnyObject {
  /// Whether the next action passes as the first one did, so that the window may be forgotten.
  var isOver: Bool { get }
}

final class ThrottleWindowOf<Action, C: Clock>: ThrottleWindow {
  private let clock: C
  private let interval: C.Duration
  var throttle = Throttle<Action, C.Instant>()

  init(clock: C, interval: C.Duration) {
    self.clock = clock
    self.interval = interval
  }

  var isOver: Bool { throttle.isOver(at: clock.now, interval: interval) }
}

extension EffectRuntime {
  /// The window of what a feature throttles with an id. Made if it is not there yet.
  ///
  /// Windows are kept until they are over: one in a while, all are looked through.
  func throttleWindow<Window: ThrottleWindow>(
    _ id: ThrottleID, in scope: EffectScope, _ make: () -> Window
  ) -> Window {
    lock.lock()
    defer { lock.unlock() }
    if let window = scope.throttles[id] as? Window { return window }
    let window = make()
    scope.throttles[id] = window
    throttleCount.now += 1
    if throttleCount.now >= throttleCount.limit {
      throttleCount.now = forgetWindows(in: root, except: window)
      throttleCount.limit = max(64, throttleCount.now * 2)
    }
    return window
  }

  /// Forgets the windows in a scope and below that are over.
  ///
  /// - Returns: How many are left.
  private func forgetWindows(in scope: EffectScope, except new: any ThrottleWindow) -> Int {
    scope.throttles = scope.throttles.filter { $0.value === new || !$0.value.isOver }
    var count = scope.throttles.count
    for child in scope.children.values.flatMap(\.scopes.values) {
      count += forgetWindows(in: child, except: new)
      prune(child)
    }
    return count
  }
}
