/// The commands of a system for pictures of other devices.
///
/// A host has none of its own, so a session shows nothing for them.
public struct ImportFromDevicesCommands: View {
  /// Makes the commands.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
