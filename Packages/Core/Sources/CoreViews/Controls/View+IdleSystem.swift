public import Foundation

/// Words of systems and windows that no host has, accepted so that views compile as they are.
extension View {
  /// Returns the view itself: a program has one window, which takes every URL by `onOpenURL`.
  public func handlesExternalEvents(
    preferring preferred: Set<String>, allowing allowed: Set<String>
  ) -> Self {
    self
  }
  /// Returns the view itself: the systems have no menu of services; `copyable` and `ShareLink` hand on.
  public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> Self {
    self
  }
  /// Returns the view itself: the systems have no menu of services; `copyable` and `ShareLink` hand on.
  public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T], onEdit: @escaping ([T]) -> Bool
  ) -> Self {
    self
  }
  /// Returns the view itself: the systems have no menu of services; `pasteDestination` takes things.
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
  /// Returns the view itself: no host can keep a screen from being photographed; `privacySensitive` hides.
  public func contentCaptureProtected(_ isProtected: Bool) -> Self { self }
  /// Returns the view itself: a program has no browser of documents, but `fileImporter`.
  public func documentBrowserContextMenu(
    @ViewBuilder _ menu: @escaping ([URL]?) -> some View
  ) -> Self {
    self
  }
  /// Returns the view itself: hosts tell a new size, and not that one is about to change.
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> Self { self }

  // MARK: Dragging

  /// Returns the view itself: what is picked up is taken as the view says that takes it.
  public func dragConfiguration(_ configuration: DragConfiguration) -> Self { self }
  /// Returns the view itself: no picture of what is picked up is shown.
  public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> Self { self }
  /// Returns the view itself: no picture of what is picked up is shown.
  public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> Self { self }
  /// Returns the view itself: what is picked up by a menu is dropped by one, with nothing on the way.
  public func onDragSessionUpdated(_ action: @escaping (DragSession) -> Void) -> Self { self }
  /// Returns the view itself: what is picked up by a menu is dropped by one, with nothing on the way.
  public func onDropSessionUpdated(_ action: @escaping (DropSession) -> Void) -> Self { self }
}
