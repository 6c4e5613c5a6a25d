import CoreViews
import Foundation

/// A gradient as SVG, as a page's policy allows no styles of its own.
struct GradientTags {
  private let gradient: ShapeGradient
  private let id: String

  init(_ gradient: ShapeGradient, id: String) {
    self.gradient = gradient
    self.id = id
  }

  /// A picture of the gradient that fills a shape.
  var ground: Tag {
    let hidden: KeyValuePairs<String, String?> = ["aria-hidden": "true"]
    guard let paint else {
      return Tag("svg", hidden, wedges.map { .tag($0) })
        .adding([("viewBox", "0 0 100 100"), ("preserveAspectRatio", "none")])
    }
    let area = Tag("rect", ["width": "100%", "height": "100%", "fill": "url(#\(id))"])
    return Tag("svg", hidden, [.tag(paint), .tag(area)])
  }

  /// What a path is filled with by its id; nil for a gradient around a point, which SVG has not.
  var paint: Tag? {
    func percent(_ part: CGFloat) -> String { "\(Self.number(part * 100))%" }
    switch gradient.line {
    case .linear(let from, let to):
      return Tag(
        "linearGradient", id: id,
        [
          "gradientUnits": "userSpaceOnUse", "x1": percent(from.x), "y1": percent(from.y),
          "x2": percent(to.x), "y2": percent(to.y),
        ], stops(from: 0, to: 1))
    case .radial(let center, let from, let to):
      return Tag(
        "radialGradient", id: id,
        [
          "gradientUnits": "userSpaceOnUse", "cx": percent(center.x), "cy": percent(center.y),
          "r": Self.number(max(from, to, 1)),
        ], stops(from: from, to: to))
    case .elliptical(let center, let from, let to):
      return Tag(
        "radialGradient", id: id,
        [
          "cx": percent(center.x), "cy": percent(center.y), "r": percent(max(from, to, 0.01)),
        ], stops(from: from, to: to))
    case .angular: return nil
    }
  }

  /// The colours at their places, from the inner radius to the outer one.
  private func stops(from: CGFloat, to: CGFloat) -> [Tag.Part] {
    let most = max(from, to)
    let all = gradient.stops.map { stop in
      let place = most > 0 ? (from + CGFloat(stop.place) * (to - from)) / most : 1
      return Tag(
        "stop",
        [
          "class": Self.classes(visible(stop)), "stop-color": "currentColor",
          "stop-opacity": stop.color == "clear" ? "0" : nil, "offset": Self.number(place),
        ])
    }
    return (from > to ? all.reversed() : all).map { .tag($0) }
  }

  /// The colour of a stop; for a clear one that of another, so that it fades and does not gray.
  private func visible(_ stop: ShapeGradient.Stop) -> String? {
    guard stop.color == "clear" else { return stop.color }
    return gradient.stops.first { $0.color != "clear" }?.color
  }

  /// How many degrees one colour of a gradient around a point covers.
  private static let degrees = 7.5

  private var wedges: [Tag] {
    guard case .angular(let center, _, _) = gradient.line else { return [] }
    let square = CGSize(width: 100, height: 100)
    let middle = CGPoint(x: center.x * 100, y: center.y * 100)
    func point(_ degrees: Double, _ radius: Double) -> CGPoint {
      CGPoint(
        x: middle.x + radius * cos(degrees * .pi / 180),
        y: middle.y + radius * sin(degrees * .pi / 180))
    }
    return stride(from: 0, to: 360, by: Self.degrees).flatMap { start in
      let corners = [middle, point(start, 300), point(start + Self.degrees, 300)]
      let outline = corners.map { "\(Self.number($0.x)),\(Self.number($0.y))" }
        .joined(separator: " ")
      let between = point(start + Self.degrees / 2, 10)
      let (before, after, share) = gradient.colors(at: gradient.place(of: between, in: square))
      func wedge(_ color: String?, _ opacity: Double) -> Tag? {
        guard color != "clear", opacity > 0 else { return nil }
        return Tag(
          "polygon",
          [
            "points": outline, "class": Self.classes(color), "fill": "currentColor",
            "opacity": opacity < 1 ? Self.number(opacity) : nil, "shape-rendering": "crispEdges",
          ])
      }
      return [wedge(before.color, before.color == "clear" ? 0 : 1), wedge(after.color, share)]
        .compactMap(\.self)
    }
  }

  private static func classes(_ color: String?) -> String {
    (["stop"] + ColorSheet.classes(color, for: .fore)).joined(separator: " ")
  }

  /// A number with at most three digits behind the point; what is not one counts as 0.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (min(max(value, -100_000), 100_000) * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
