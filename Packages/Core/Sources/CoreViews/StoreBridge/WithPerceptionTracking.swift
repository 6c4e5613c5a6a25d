/// Its content. Views here observe what they read as it is; code from where they did not builds
/// unchanged.
public struct WithPerceptionTracking<Content: View>: View {
  let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  public var body: some View { content() }
}
