/// The style of a text that stands for another in the environment around.
final class UnresolvedStyle: Hashable, Sendable {
  private let style: any ShapeStyle

  /// Keeps a style; returns nil for one that hosts know.
  init?(_ style: any ShapeStyle) {
    guard style._isResolved else { return nil }
    self.style = style
  }

  func color(in environment: EnvironmentValues) -> Color { style._known(in: environment)._color }

  static func == (lhs: UnresolvedStyle, rhs: UnresolvedStyle) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
