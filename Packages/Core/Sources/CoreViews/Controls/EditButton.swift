internal import CoreArchitecture

/// A button that begins and ends editing, as `\.editMode` of the environment says.
///
/// Rows can be deleted and moved at all times. While they are edited, a page shows how.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode
  @State private var own = EditMode.inactive

  /// Makes the button; where no view has set an edit mode, it keeps one to itself.
  public init() {}

  /// A button called Edit or Done.
  public var body: some View {
    let mode = editMode ?? $own
    let isEditing = mode.wrappedValue.isEditing
    Button(ownText(isEditing ? "Done" : "Edit")) {
      mode.wrappedValue = isEditing ? .inactive : .active
    }
    .finishing(isEditing ? .mark(.editing) : nil)
  }
}
