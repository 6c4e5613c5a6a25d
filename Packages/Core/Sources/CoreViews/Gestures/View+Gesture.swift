extension View {
  /// Runs the closures of a gesture when a person makes it on the view.
  @ViewBuilder
  public func gesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View {
    if gesture._needs.isFollowed, mask.contains(.gesture) {
      GestureView(content: self, gesture: gesture)
    } else {
      self
    }
  }

  /// Runs the closures of a gesture when a person makes it on the view.
  public func simultaneousGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// Runs the closures of a gesture when a person makes it on the view.
  public func highPriorityGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// Runs the closures of a gesture where it is enabled.
  @ViewBuilder
  public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    if isEnabled { self.gesture(gesture) } else { self }
  }

  /// Returns the view itself: all of an element's room can be pressed.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> Self { self }

  /// Returns the view itself: all of an element's room can be pressed.
  public func contentShape(
    _ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false
  ) -> Self {
    self
  }

  /// Keeps this view's controls from reacting if it takes no presses.
  public func allowsHitTesting(_ isEnabled: Bool) -> some View { disabled(!isEnabled) }
}
