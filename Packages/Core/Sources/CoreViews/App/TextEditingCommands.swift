/// The commands of a system for finding and changing text.
///
/// A host has none of its own, so a session shows nothing for them.
public struct TextEditingCommands: View {
  /// Makes the commands.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
