/// The way in which a view comes; pages draw it, and remove views at once.
public struct AnyTransition: Sendable {
  let mark: Element.Finish.Mark?

  private init(_ mark: Element.Finish.Mark?) { self.mark = mark }

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
