/// The commands of a system for inspectors.
///
/// A host has none of its own, so a session shows nothing for them.
public struct InspectorCommands: View {
  /// Makes the commands.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
