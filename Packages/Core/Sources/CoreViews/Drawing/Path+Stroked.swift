extension Path {
  /// Returns the outline of the line that is drawn along this one; curves become short lines.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var outline = StrokeOutline(style)
    for part in flattened { outline.add(part) }
    return outline.path
  }
}

extension Shape {
  /// Returns the outline of the line that is drawn along this one.
  public func stroked(_ style: StrokeStyle = StrokeStyle()) -> some Shape {
    ChangedShape(base: self) { path, _ in path.strokedPath(style) }
  }
}
