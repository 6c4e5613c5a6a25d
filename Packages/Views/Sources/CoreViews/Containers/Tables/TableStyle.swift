/// The look of tables; hosts draw a border, or none.
public struct TableStyle: Hashable, Sendable {
  let isBordered: Bool

  /// As a host finds best.
  public static let automatic = TableStyle(isBordered: false)
  /// Without a border.
  public static let inset = TableStyle(isBordered: false)
  /// Within a border.
  public static let bordered = TableStyle(isBordered: true)
  /// Without a border; rows have one ground.
  public static func inset(alternatesRowBackgrounds: Bool) -> TableStyle { inset }
  /// Within a border; rows have one ground.
  public static func bordered(alternatesRowBackgrounds: Bool) -> TableStyle { bordered }
}

extension View {
  /// Sets the look of tables.
  public func tableStyle(_ style: TableStyle) -> some View {
    environment(\.isTableBordered, style.isBordered)
  }

  /// Draws the titles of the columns of tables, or leaves them out.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}

extension EnvironmentValues {
  private enum HeadersKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }
  private enum BorderKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  var tableColumnHeaders: Visibility {
    get { self[HeadersKey.self] }
    set { self[HeadersKey.self] = newValue }
  }

  var isTableBordered: Bool {
    get { self[BorderKey.self] }
    set { self[BorderKey.self] = newValue }
  }
}
