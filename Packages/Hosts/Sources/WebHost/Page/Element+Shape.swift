import CoreViews

extension Element {
  /// A shape: the stylesheet knows those with a name, all others are drawn as SVG.
  var shapeTag: Tag {
    let line = style.line == nil ? "" : " line"
    guard value.hasPrefix("M") else {
      return box("div", "shape \(value.prefix { $0 != " " })\(line)")
    }
    let path = Tag("path", id: partID("v"), ["d": value])
    return box("svg", "path\(line)", [.tag(path)])
      .adding([
        ("viewBox", "0 0 100 100"), ("preserveAspectRatio", "none"), ("aria-hidden", "true"),
      ])
  }
}
