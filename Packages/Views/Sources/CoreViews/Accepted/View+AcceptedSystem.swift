public import Foundation

/// What belongs to a system, a window or a voice that no host has.
extension View {
  /// Returns the view itself: no title of a host stands for a file.
  public func navigationDocument(_ url: URL) -> Self { self }
  /// Returns the view itself: what is seen is always up to date.
  public func invalidatableContent(_ isInvalidatable: Bool = true) -> Self { self }
  /// Returns the view itself: a preview is shown in the host that shows it.
  public func previewContext(_ value: some Any) -> Self { self }
  /// Returns the view itself: those who listen choose the voice.
  public func speechAdjustedPitch(_ value: Double) -> Self { self }
  /// Returns the view itself: those who listen choose whether punctuation is spoken.
  public func speechAlwaysIncludesPunctuation(_ isIncluded: Bool = true) -> Self { self }
  /// Returns the view itself: a program ends whatever is presented.
  public func dialogPreventsAppTermination(_ isPrevented: Bool?) -> Self { self }
  /// Returns the view itself: hosts have no bar of the system.
  public func statusBarHidden(_ isHidden: Bool = true) -> Self { self }
  /// Returns the view itself: hosts have no keys of the system.
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  /// Returns the view itself: hosts have no bar of the system.
  public func statusBar(hidden: Bool) -> Self { self }
  /// Returns the view itself: hosts show no larger copy of what is held.
  public func accessibilityShowsLargeContentViewer() -> Self { self }
  /// Returns the view itself: hosts do not invert colours by themselves.
  public func accessibilityIgnoresInvertColors(_ isActive: Bool = true) -> Self { self }
  /// Returns the view itself: a program has one window, which takes every URL by `onOpenURL`.
  public func handlesExternalEvents(
    preferring preferred: Set<String>, allowing allowed: Set<String>
  ) -> Self {
    self
  }
  /// Returns the view itself: hosts have no menu of services; `copyable` and `ShareLink` hand on.
  public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> Self {
    self
  }
  /// Returns the view itself: hosts have no menu of services; `copyable` and `ShareLink` hand on.
  public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T], onEdit: @escaping ([T]) -> Bool
  ) -> Self {
    self
  }
  /// Returns the view itself: hosts have no menu of services; `pasteDestination` takes things.
  public func importableFromServices<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool
  ) -> Self {
    self
  }
  /// Returns the view itself: nobody counts how smoothly a host draws.
  public func interactionActivityTrackingTag(_ tag: String) -> Self { self }
  /// Returns the view itself: hosts have no second, simpler look for an app.
  public func assistiveAccessNavigationIcon(_ icon: Image) -> Self { self }
  /// Returns the view itself: hosts have no second, simpler look for an app.
  public func assistiveAccessNavigationIcon(systemImage: String) -> Self { self }
  /// Returns the view itself: the corners of a page are not round, and nothing lies in them.
  public func containerCornerOffset(_ edges: Edge.Set = .all, sizeToFit: Bool = false) -> Self {
    self
  }
  /// Returns the view itself: hosts cannot forbid pictures of a screen; `privacySensitive` hides.
  public func contentCaptureProtected(_ isProtected: Bool) -> Self { self }
  /// Returns the view itself: a program has no browser of documents, but `fileImporter`.
  public func documentBrowserContextMenu(
    @ViewBuilder _ menu: @escaping ([URL]?) -> some View
  ) -> Self {
    self
  }
  /// Returns the view itself: hosts tell a new size, and not that one is about to change.
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> Self { self }
}
