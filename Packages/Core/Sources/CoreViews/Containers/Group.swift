/// Treats several views as one, without an element of its own.
public struct Group<Content: View>: View {
  let content: Content

  /// Groups views, so that modifiers apply to all of them.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The grouped views.
  public var body: some View { content }
}
