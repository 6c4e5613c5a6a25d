public import Foundation

/// Effects that pages draw; a terminal draws those that change colours.
extension View {
  /// Leaves the corners out, within a radius in points; a page draws it.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    appearance(.corner, radius)
  }
  /// Draws only what is within an outline, where a page is drawn.
  ///
  /// Outlines that have no name are taken as rectangles with the corners that they leave out.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    appearance(all: Element.Appearance.clips(to: shape))
  }
  /// Draws only what is within the outline of another view, where a page is drawn.
  public func mask<Mask: Shape>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    clipShape(mask())
  }
  /// Draws only what is within the outline of another view, where a page is drawn.
  ///
  /// A colour or a gradient becomes that of the texts and symbols of the mask. A mask that is a
  /// gradient, and other views that are no shape, leave the view as it is.
  @_disfavoredOverload
  @ViewBuilder
  public func mask(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View
  ) -> some View {
    if let shape = mask() as? any Shape {
      appearance(all: Element.Appearance.clips(to: shape))
    } else if !(mask() is any GradientStyle), let style = styleOfGround(self) {
      hidden().overlay(alignment: alignment) { mask().foregroundStyle(style) }
    } else {
      self
    }
  }
  /// Draws only what is within the outline of another view, where a page is drawn.
  public func mask(_ mask: some View) -> some View { self.mask { mask } }
  /// Draws a soft black shadow below the view, as dark as the colour is opaque, where a page is
  /// drawn.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    appearance(color.isClear ? nil : .amount(.shadow, radius))
      .appearance(color.isClear || color == .black ? nil : .amount(.shade, color.alpha * 100))
      .appearance(color.isClear || y <= 0 ? nil : .amount(.fall, y))
  }
  /// Turns the view around its middle, where a page is drawn.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    appearance(.angle(.rotation, angle))
  }
  /// Returns the view itself: hosts draw without depth.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> Self {
    self
  }
  /// Draws the view larger or smaller, where a page is drawn; at 0 it is hidden everywhere.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    opacity(scale == 0 ? 0 : 1).appearance(.scale, scale * 100)
  }
  /// Draws the view larger or smaller, by the mean of both; at 0 it is hidden everywhere.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x == 0 || y == 0 ? 0 : (abs(x) + abs(y)) / 2, anchor: anchor)
      .appearance(x < 0 ? .mark(.mirrored) : nil)
  }
  /// Draws the view larger or smaller, by the mean of both; at 0 it is hidden everywhere.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Blurs the view, where a page is drawn.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    appearance(.blur, radius)
  }
  /// Makes colours brighter (up to 1) or darker (down to -1).
  public func brightness(_ amount: Double) -> some View {
    appearance(.brightness, 100 + amount * 100)
  }
  /// Draws colours apart from each other, or nearer for less than 1.
  public func contrast(_ amount: Double) -> some View { appearance(.contrast, amount * 100) }
  /// Makes colours fuller, or paler for less than 1.
  public func saturation(_ amount: Double) -> some View { appearance(.saturation, amount * 100) }
  /// Turns colours into shades of gray, wholly at 1.
  public func grayscale(_ amount: Double) -> some View { appearance(.grayscale, amount * 100) }
  /// Turns colours around the circle of colours.
  public func hueRotation(_ angle: Angle) -> some View { appearance(.angle(.hue, angle)) }
  /// Gives texts and controls that have no colour of their own the one that white would become.
  public func colorMultiply(_ color: Color) -> some View {
    changingBuiltIn { if $0.foreground == nil { $0.setForeground(color) } }
  }
  /// Turns colours into their opposites.
  public func colorInvert() -> some View { appearance(.inverted) }
  /// Mirrors the view where text runs from right to left, where a page is drawn.
  public func flipsForRightToLeftLayoutDirection(_ isEnabled: Bool) -> some View {
    MirroredView(content: self, isEnabled: isEnabled)
  }
  /// Returns the view itself: views are drawn one over the other.
  public func blendMode(_ mode: BlendMode) -> Self { self }
  /// Returns the view itself: views are drawn one by one.
  public func compositingGroup() -> Self { self }
  /// Returns the view itself: views are drawn one by one.
  public func drawingGroup(opaque: Bool = false) -> Self { self }
  /// Lets the view come into view in a way that a page draws, unless a person wants no motion.
  public func transition(_ transition: AnyTransition) -> some View {
    appearance(transition.mark.map { .mark($0) })
  }
  /// Returns the view itself: hosts draw the end of a change at once.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
  /// Returns the view itself: hosts draw the end of a change at once.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> Self {
    self
  }
}

private struct MirroredView<Content: View>: View {
  @Environment(\.layoutDirection) private var direction
  let content: Content
  let isEnabled: Bool

  var body: some View {
    content.appearance(isEnabled && direction == .rightToLeft ? .mark(.mirrored) : nil)
  }
}

extension Element.Appearance {
  /// Returns a look with an angle, from 0 to 360 degrees.
  fileprivate static func angle(_ kind: Amount, _ angle: Angle) -> Self {
    let turned = angle.degrees.truncatingRemainder(dividingBy: 360)
    let degrees = turned < 0 ? turned + 360 : turned
    return .amount(kind, degrees > 352.5 ? 0 : degrees)
  }

  /// Returns the look that leaves out what is outside of an outline of an element tree.
  static func clip(to outline: String) -> Self {
    let words = outline.split(separator: " ")
    switch words.first {
    case "circle": return .mark(.circle)
    case "ellipse": return .mark(.ellipse)
    case "capsule": return .mark(.capsule)
    case "rounded": return .amount(.corner, words.last.flatMap { Double($0) } ?? 0)
    default: return .mark(.rectangle)
    }
  }
}

/// How a view mixes with what is behind it; hosts draw it over that.
public enum BlendMode: Hashable, Sendable {
  /// Over it, or mixed with it in one of many ways.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  /// Mixed with it by colour, or cut out by it.
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  /// Below it, cut out of it, and added to it.
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// What two views have in common while one becomes the other.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// One bit for each property.
  public let rawValue: UInt32
  /// Makes properties from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
