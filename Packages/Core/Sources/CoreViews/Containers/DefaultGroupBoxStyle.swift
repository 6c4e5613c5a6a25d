/// A box with a border, drawn as a ``Section`` is.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  public init() {}
  /// Returns a section of the same parts.
  public func makeBody(configuration: Configuration) -> some View {
    var section = Section(header: configuration.label) { configuration.content }
    section.isBox = true
    return section.finishing(.listGrouped)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// As the host draws it.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
