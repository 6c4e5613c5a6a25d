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

/// Which gestures count: those of the view, and those of the views within.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt32
  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The gesture of the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views within.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
  /// None of them.
  public static let none: GestureMask = []
}

/// What the outline of a view is for; hosts use its frame.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// One bit for each purpose.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Pressing.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// A menu's preview.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 2)
  /// Dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 4)
  /// The pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Reading aloud.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
