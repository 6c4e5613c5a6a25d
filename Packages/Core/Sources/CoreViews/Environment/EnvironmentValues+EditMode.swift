extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// Whether a person edits the rows of lists: as a view around says, else one mode for each screen
  /// and sheet, which an ``EditButton`` changes.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? builtIn.titles?.editing }
    set { self[EditModeKey.self] = newValue }
  }
}
