internal import Foundation

extension View {
  /// Scrolls to the view whose id a binding holds: at first, and when that changes.
  ///
  /// Hosts do not tell where a person has scrolled to, so nothing is written.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollViewReader { proxy in
      self.onChange(of: id.wrappedValue, initial: true) { _, id in
        if let id { proxy.scrollTo(id, anchor: anchor) }
      }
    }
  }

  /// Scrolls to the view or the end that a position names: at first, and when that changes.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollViewReader { proxy in
      self.id(ScrollEnd.id).onChange(of: position.wrappedValue, initial: true) { _, position in
        if let id = position.id {
          proxy.scrollTo(id, anchor: position.anchor ?? anchor)
        } else if let edge = position.edge {
          proxy.scrollTo(ScrollEnd.id, anchor: edge.anchor)
        }
      }
    }
  }

  /// Returns the view itself: hosts scroll to the top first, and as `scrollPosition` says.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }
  /// Tells a closure that the view is in sight when it appears, and that it is not when it goes.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onAppear { action(true) }.onDisappear { action(false) }
  }
  /// Returns the view itself: hosts do not tell where a person has scrolled to.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> Self {
    self
  }
  /// Shows the view as a closure makes it where it is in sight.
  public func scrollTransition(
    _ animation: Animation? = nil, axis: Axis? = nil,
    transition: (AnyView, ScrollTransitionPhase) -> some View
  ) -> some View {
    transition(AnyView(self), .identity)
  }
}

/// What a scroll view is called to be scrolled to an end of it.
private enum ScrollEnd: Hashable { case id }

extension Edge {
  /// The part of a view that is at the edge.
  fileprivate var anchor: UnitPoint {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}

/// Where a view is while it is scrolled: hosts show all views in sight.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Comes in above, is in sight, or goes below.
  case topLeading, identity, bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1 above, 0 in sight, 1 below.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
