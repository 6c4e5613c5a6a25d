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
    .finishing(isEditing ? .mark(.editing) : nil)
  }
}
