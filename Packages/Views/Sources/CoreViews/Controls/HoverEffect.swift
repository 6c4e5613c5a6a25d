/// How what the pointer is on stands out.
public enum HoverEffect: Hashable, Sendable {
  /// As the host finds best, by another ground, or raised.
  case automatic, highlight, lift

  var mark: Element.Appearance.Mark {
    switch self {
    case .automatic, .highlight: .hoverHighlight
    case .lift: .hoverLift
    }
  }
}

/// What the pointer looks like.
public struct PointerStyle: Hashable, Sendable {
  let mark: Element.Appearance.Mark

  /// A hand that points.
  public static let link = PointerStyle(mark: .pointerLink)
  /// The bar between letters.
  public static let horizontalText = PointerStyle(mark: .pointerText)
  /// A hand that could take hold.
  public static let grabIdle = PointerStyle(mark: .pointerGrab)
  /// A hand that has taken hold.
  public static let grabActive = PointerStyle(mark: .pointerGrab)
  /// A glass that draws nearer, and one that draws back.
  public static let zoomIn = PointerStyle(mark: .pointerZoomIn)
  /// A glass that draws back.
  public static let zoomOut = PointerStyle(mark: .pointerZoomOut)
  /// The mark of an edge between columns.
  public static let columnResize = PointerStyle(mark: .pointerColumn)
  /// The mark of an edge between rows.
  public static let rowResize = PointerStyle(mark: .pointerRow)
}

/// A view that is marked while the pointer is on it.
struct HoverView<Content: View>: View {
  @Environment(\.usualHoverEffect) private var usual
  let content: Content
  /// How; nil for not at all.
  let effect: HoverEffect?

  init(content: Content, effect: HoverEffect?) {
    self.content = content
    self.effect = effect
  }

  var body: some View {
    let mark = effect.map { ($0 == .automatic ? usual : $0).mark }
    content.appearance(mark.map { .mark($0) })
  }
}

extension EnvironmentValues {
  private enum HoverKey: EnvironmentKey { static var defaultValue: HoverEffect { .automatic } }

  var usualHoverEffect: HoverEffect {
    get { self[HoverKey.self] }
    set { self[HoverKey.self] = newValue }
  }
}
