public import Foundation

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
  /// Returns the scene itself: a host's window stands where it is.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Returns the scene itself: a host shows one scene in one size.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Returns the scene itself: a host shows one scene, so no key opens another.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }
  /// Returns the scene itself: a host shows one scene, so no key opens another.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
  /// Returns the scene itself: hosts have no menus of their own.
  public func commandsRemoved() -> some Scene { self }
  /// Returns the scene with a row of menus above its views, which has no others.
  public func commandsReplaced(@ViewBuilder content: () -> some View) -> some Scene {
    commands(content: content)
  }
}
