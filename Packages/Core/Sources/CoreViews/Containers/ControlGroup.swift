/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Makes a group of the controls in a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a group with a label, which is left out: the controls have labels of their own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    self.init(content: content)
  }

  /// Makes a group with a title, which is left out: the controls have labels of their own.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// The controls in a row.
  public var body: some View { HStack { content } }
}
