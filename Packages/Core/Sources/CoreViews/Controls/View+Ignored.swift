public import Foundation

/// Modifiers without anything to show in any host, accepted so that views compile as they are.
extension View {
  /// Returns the view itself: texts keep their size, and are wrapped or cut.
  public func minimumScaleFactor(_ factor: CGFloat) -> Self { self }
  /// Returns the view itself: symbols are drawn in one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
  /// Returns the view itself: hosts draw the end of a change at once.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
  /// Returns what the closure makes of the view: hosts draw the end of a change at once.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void, body: (AnyView) -> some View
  ) -> some View {
    body(AnyView(self))
  }
  /// Returns the view itself: hosts draw the end of a change at once.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> Self {
    self
  }
  /// Says what happens when a person uses the element; a page shows it beside the pointer.
  public func help(_ text: some StringProtocol) -> some View { accessibilityHint(text) }
  /// Says what the view is for, where a person asks for it.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Returns the view itself: hosts do not tell where the pointer is.
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
  /// Returns the view itself: hosts have no bar of the system.
  public func statusBarHidden(_ isHidden: Bool = true) -> Self { self }
  /// Returns the view itself: hosts have no keys of the system.
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  /// Returns the view itself: hosts make no sound and do not shake.
  public func sensoryFeedback(
    _ feedback: SensoryFeedback, trigger: some Equatable
  ) -> Self {
    self
  }
  /// Returns the view itself: hosts make no sound and do not shake.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ old: Trigger, _ new: Trigger) -> Bool
  ) -> Self {
    self
  }
  /// Returns the view itself: hosts make no sound and do not shake.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (_ old: Trigger, _ new: Trigger) -> SensoryFeedback?
  ) -> Self {
    self
  }
  /// Returns the view itself: hosts do not tell where the pointer is.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> Self {
    self
  }
  /// Returns the view itself: the repeating of keys is a matter of the keyboard.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }
  /// Returns the view itself: hosts have no bar of the system.
  public func statusBar(hidden: Bool) -> Self { self }
  /// Returns the view itself: hosts have no gestures of the system.
  public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
  /// Returns the view itself: a view is placed with the views around it anyway.
  public func geometryGroup() -> Self { self }
  /// Returns the view itself: hosts show no larger copy of what is held.
  public func accessibilityShowsLargeContentViewer() -> Self { self }
  /// Returns the view itself: hosts do not invert colours by themselves.
  public func accessibilityIgnoresInvertColors(_ isActive: Bool = true) -> Self { self }
}
