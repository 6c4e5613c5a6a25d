/// The commands of a system for the look of text.
///
/// A host has none of its own, so a session shows nothing for them.
public struct TextFormattingCommands: View {
  /// Makes the commands.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
