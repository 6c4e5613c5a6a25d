internal import CoreArchitecture

/// A button that begins and ends editing, as `\.editMode` of the environment says.
///
/// Rows can be deleted and moved at all times. While they are edited, a page shows how.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Makes the button.
  public init() {}

  /// A button called Edit or Done.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(ownText(isEditing ? "Done" : "Edit")) {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
    .appearance(isEditing ? .mark(.editing) : nil)
  }
}

/// A button that begins to rename, as `renameAction` of a view around it says.
public struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// Makes the button, which is disabled where nothing can be renamed.
  public init() {}

  /// A button called Rename.
  public var body: some View {
    Button(ownText("Rename")) { rename?() }.disabled(rename == nil)
  }
}

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
