extension EffectLedger {
  /// Returns the throttle window of an id in a feature, made if it does not exist yet.
  ///
  /// Windows are kept until they are over. When their number has doubled, those that are over are
  /// removed.
  mutating func window<Window: ThrottleWindow>(
    _ id: ThrottleID, in feature: FeatureEffects, _ make: () -> Window
  ) -> Window {
    let feature = feature.ofIDs
    if let window = feature.throttles[id] as? Window { return window }
    let window = make()
    feature.throttles[id] = window
    throttleCount.now += 1
    if throttleCount.now >= throttleCount.limit {
      throttleCount.now = forgetWindows(in: root, except: window)
      throttleCount.limit = max(64, throttleCount.now * 2)
    }
    return window
  }

  /// Removes the windows that are over, in a feature and those inside it.
  ///
  /// - Parameters:
  ///   - feature: The feature to begin with.
  ///   - new: A window to keep in any case.
  /// - Returns: The number of windows left.
  private mutating func forgetWindows(
    in feature: FeatureEffects, except new: any ThrottleWindow
  ) -> Int {
    feature.throttles = feature.throttles.filter { $0.value === new || !$0.value.isOver }
    var count = feature.throttles.count
    for child in feature.children.values.flatMap(\.features.values) {
      count += forgetWindows(in: child, except: new)
      prune(child)
    }
    return count
  }
}

/// Identifies a throttle window by the effects' id, the type of their actions, and the clock.
struct ThrottleID: Hashable {
  let id: CancelID
  let window: ObjectIdentifier
}

/// The state shared by all effects of a feature that are throttled with the same id.
protocol ThrottleWindow: AnyObject, Sendable {
  /// Whether the next action passes at once, so that the window can be removed.
  var isOver: Bool { get }
}
