/// Begins to rename something, as ``RenameButton`` does.
public struct RenameAction {
  let perform: () -> Void

  /// Begins to rename.
  public func callAsFunction() { perform() }
}

extension EnvironmentValues {
  private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

  /// Begins to rename what the view shows; nil where nothing can be renamed.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}
