/// The commands of a system for toolbars.
///
/// A host has none of its own, so a session shows nothing for them.
public struct ToolbarCommands: View {
  /// Makes the commands.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
