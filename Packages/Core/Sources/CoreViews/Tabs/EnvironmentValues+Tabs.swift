private struct TurnsPagesKey: EnvironmentKey {
  static let defaultValue = false
}
private struct HidesDotsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The selection of the tab view around.
  var tabs: TabSelection? { builtIn.tabs as? TabSelection }

  /// Whether the tabs of a tab view are pages that are turned.
  var turnsPages: Bool {
    get { self[TurnsPagesKey.self] }
    set { self[TurnsPagesKey.self] = newValue }
  }

  /// Whether pages that are turned have no dots.
  var hidesDots: Bool {
    get { self[HidesDotsKey.self] }
    set { self[HidesDotsKey.self] = newValue }
  }
}
