@_spi(Hosts) import CoreViews

extension Element {
  /// A shape: the stylesheet knows those with a name, all others are drawn as SVG.
  var shapeTag: Tag {
    let line = style.line == nil ? "" : " line"
    let isOfPoints = value.hasPrefix("points ")
    guard isOfPoints || value.hasPrefix("M") || value.isEmpty else {
      let ground = line.isEmpty ? style.gradient.map { GradientTags($0, id: partID("g")) } : nil
      return box(
        "div", "shape \(outlineClass)\(strokeClass)", ground.map { [.tag($0.ground)] } ?? [])
    }
    let paint = style.gradient.flatMap { GradientTags($0, id: partID("g")).paint }
    let path = Tag(
      "path", id: partID("v"),
      [
        "d": isOfPoints ? String(value.dropFirst(7)) : value,
        line.isEmpty ? "fill" : "stroke": paint.map { _ in "url(#\(partID("g")))" },
        "stroke-width": style.line.map { "\($0)" },
        "stroke-dasharray": style.dash.isEmpty
          ? nil : style.dash.map { "\($0)" }.joined(separator: " "),
      ])
    let name = isOfPoints ? "path points\(line)" : "path\(line)"
    return box("svg", name, (paint.map { [.tag($0)] } ?? []) + [.tag(path)])
      .adding([
        ("viewBox", isOfPoints ? nil : "0 0 100 100"),
        ("preserveAspectRatio", isOfPoints ? nil : "none"), ("aria-hidden", "true"),
      ])
  }

  /// The classes for a line along an outline with a name.
  private var strokeClass: String {
    guard let width = style.line else { return "" }
    let within = (style.isLineWithin ? " within" : "") + (style.dash.isEmpty ? "" : " dashed")
    return " line\(within) stroke-\(min(max(width, 1), LayoutSheet.widestStroke))"
  }

  /// The class for an outline with a name, and the one for its corners.
  private var outlineClass: String {
    let parts = value.split(separator: " ")
    let name = parts.first.map(String.init) ?? ""
    guard parts.count > 1, let radius = Double(parts[1]), radius > 0 else { return name }
    let corner = Appearance.Amount.corner
    let steps = Int((min(radius / corner.step, Double(corner.limits.upperBound))).rounded())
    return "\(name) \(Appearance.amount(corner, steps: max(1, steps)).className)"
  }
}
