/// The way in which a view comes and goes, written as a view for each phase.
///
/// Hosts draw the phase in which the view is there.
public protocol Transition: FieldHolder {
  /// The view of a phase.
  associatedtype Body: View
  /// The view that comes and goes, with its type hidden.
  typealias Content = AnyView

  /// Returns the view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension View {
  /// Draws the view as a transition does while it is there.
  public func transition(_ transition: some Transition) -> some View {
    transition.body(content: AnyView(self), phase: .identity)
  }
}

/// Whether a view comes, is there, or goes.
public enum TransitionPhase: Hashable, Sendable {
  /// Is about to come, is there, or has gone.
  case willAppear, identity, didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before it comes, 0 while it is there, 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The way in which a view comes; pages draw it, and remove views at once.
public struct AnyTransition: Sendable {
  let mark: Element.Appearance.Mark?

  private init(_ mark: Element.Appearance.Mark?) { self.mark = mark }

  /// Comes and goes at once.
  public static let identity = AnyTransition(nil)
  /// Fades.
  public static let opacity = AnyTransition(.enterFade)
  /// Grows.
  public static let scale = AnyTransition(.enterScale)
  /// Slides in from the leading side.
  public static let slide = AnyTransition(.enterSlide)

  /// Returns a way that grows and shrinks around a point.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// Returns a way in from a side.
  public static func move(edge: Edge) -> AnyTransition {
    switch edge {
    case .top: AnyTransition(.enterDown)
    case .bottom: AnyTransition(.enterUp)
    case .leading, .trailing: .slide
    }
  }
  /// Returns a way in from a side, pushing what was there.
  public static func push(from edge: Edge) -> AnyTransition { .move(edge: edge) }
  /// Returns a way in from a distance, in points.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    abs(x) >= abs(y) ? .slide : .move(edge: y < 0 ? .top : .bottom)
  }
  /// Returns one way in and another way out; only the way in is drawn.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    insertion
  }

  /// Returns this way together with another, of which only this is drawn.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the way with a course of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }

  /// Fades through a blur, which pages draw as fading.
  public static let blurReplace = AnyTransition(.enterFade)
  /// Comes as its symbol does; at once.
  public static let symbolEffect = AnyTransition(nil)
  /// Returns a way between two modifiers, which pages draw as fading.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition {
    .opacity
  }
}

/// How one content of a view becomes another; hosts draw the other at once.
public struct ContentTransition: Hashable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// By fading.
  public static let opacity = ContentTransition()
  /// By moving what is the same.
  public static let interpolate = ContentTransition()
  /// By counting.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
  /// By counting to a value.
  public static func numericText(value: Double) -> ContentTransition { .identity }
  /// As a symbol becomes another.
  public static var symbolEffect: ContentTransition { .identity }
  /// As a symbol becomes another, by an effect.
  public static func symbolEffect(_ effect: SymbolReplacement) -> ContentTransition { .identity }

  /// How a symbol becomes another.
  public enum SymbolReplacement: Hashable, Sendable {
    /// As the host finds best, or one in the place of the other.
    case automatic, replace
  }
}
