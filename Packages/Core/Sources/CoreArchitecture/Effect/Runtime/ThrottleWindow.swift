internal import Foundation

/// Identifies a throttle window by the effects' id, the type of their actions, and the clock.
struct ThrottleID: Hashable {
  let id: CancelID
  let window: ObjectIdentifier
}

/// The state shared by all effects throttled with the same id.
protocol ThrottleWindow: AnyObject {
  /// Whether the next action passes at once, so that the window can be removed.
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
  /// Returns the throttle window of an id in a feature, made if it does not exist yet.
  ///
  /// Windows are kept until they are over. When their number has doubled, those that are over are
  /// removed.
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

  /// Removes the windows that are over, in a scope and the scopes inside it.
  ///
  /// - Parameters:
  ///   - scope: The scope to begin with.
  ///   - new: A window to keep in any case.
  /// - Returns: The number of windows left.
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
