/// The look of windows, of which hosts have one.
extension Scene {
  /// Returns the scene itself: a host's window has no look of its own.
  public func windowStyle(_ style: WindowLook) -> some Scene { self }
  /// Returns the scene itself: a host's window has no look of its own.
  public func windowToolbarStyle(_ style: WindowLook) -> some Scene { self }
  /// Returns the scene itself: hosts do not show it.
  public func menuBarExtraStyle(_ style: WindowLook) -> some Scene { self }
  /// Returns the scene itself: a host shows one scene.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
