extension EnvironmentValues {
  /// The selection of the tab view around.
  var tabs: TabSelection? { builtIn.tabs as? TabSelection }
}
