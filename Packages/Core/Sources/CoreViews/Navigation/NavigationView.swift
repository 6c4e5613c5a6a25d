/// A stack of screens, as ``NavigationStack`` makes one without a path.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Makes a stack with a root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The stack.
  public var body: some View { NavigationStack { content } }
}
