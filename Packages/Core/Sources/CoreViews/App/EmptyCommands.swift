/// No commands.
public struct EmptyCommands: View {
  /// Makes no commands.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
