public import Foundation

/// How far something is scrolled, and how much of it is seen.
public struct ScrollGeometry: Hashable, Sendable {
  /// How far the content is moved, in points.
  public var contentOffset = CGPoint.zero
  /// The size of the content, in points.
  public var contentSize = CGSize.zero
  /// The size of what is seen of it, in points.
  public var containerSize = CGSize.zero
  /// The room around the content.
  public var contentInsets = EdgeInsets()

  /// Makes a geometry of its parts; without arguments, that of something without size.
  public init(
    contentOffset: CGPoint = .zero, contentSize: CGSize = .zero,
    contentInsets: EdgeInsets = EdgeInsets(), containerSize: CGSize = .zero
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The room of the scroll view, from the point to which it is scrolled.
  public var bounds: CGRect { visibleRect }
}

/// How far something is scrolled, and whether it moves.
public struct ScrollState: Hashable, Sendable {
  /// How far it is scrolled.
  public var geometry: ScrollGeometry
  /// What is going on with it.
  public var phase: ScrollPhase

  /// Makes a state; without arguments, that of something without size that rests.
  public init(_ geometry: ScrollGeometry = ScrollGeometry(), phase: ScrollPhase = .idle) {
    (self.geometry, self.phase) = (geometry, phase)
  }
}

/// What is going on with a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing, a finger that touches, one that moves, going on by itself, or by the program.
  case idle, tracking, interacting, decelerating, animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

/// Where scrolling stops.
public enum ScrollTargetBehavior: Hashable, Sendable {
  /// At whole pages, or at the views that are targets.
  case paging, viewAligned

  /// At the views that are targets; a person may scroll on across several.
  public static func viewAligned(limitBehavior: LimitBehavior) -> ScrollTargetBehavior {
    .viewAligned
  }

  /// How many targets a swipe may cross, which browsers decide.
  public enum LimitBehavior: Hashable, Sendable {
    /// As many as suit, one, as many as are seen, and all.
    case automatic, always, alwaysByFew, alwaysByOne, never
  }
}

/// What happens where there is nothing more to scroll.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// As the host finds best, scrolling goes on around the view, or it ends there.
  case automatic, always, basedOnSize
}

/// Whether the bars by which a view is scrolled are drawn.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// As the host finds best, they are, they are not unless needed, and they never are.
  case automatic, visible, hidden, never
}

/// Whether scrolling hides the keyboard on a screen; hosts have none.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// As the host finds best, at once, with the finger, or not at all.
  case automatic, immediately, interactively, never
}

/// How content ends at the edge of a scroll view; on hosts it ends there.
public enum ScrollEdgeEffectStyle: Hashable, Sendable {
  /// As the host finds best, slowly, or at once.
  case automatic, soft, hard
}

/// What a person scrolls with, besides a finger and a wheel; no host has it.
public enum ScrollInputKind: Hashable, Sendable {
  /// A hand that is not on the screen, the eyes, and the crown of a watch.
  case handGestureShortcut, look, digitalCrown
}

/// Whether something scrolls, which a host decides.
public enum ScrollInputBehavior: Hashable, Sendable {
  /// As the host finds best, yes, and no.
  case automatic, enabled, disabled
}

/// What margins are for: hosts use the same for all.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// As the host finds best, for the content, or for the bars by which it is scrolled.
  case automatic, scrollContent, scrollIndicators
}

/// Parts of a lazy stack or grid that would stay in sight; no host pins any.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// One bit for each kind of part.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
