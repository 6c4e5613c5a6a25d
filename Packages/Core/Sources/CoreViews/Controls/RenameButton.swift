internal import CoreArchitecture

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
