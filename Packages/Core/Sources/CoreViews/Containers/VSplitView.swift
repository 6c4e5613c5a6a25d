/// Views below each other with dividers between them, which share the height; a person cannot move
/// the dividers.
public struct VSplitView<Content: View>: View {
  private let content: Content

  /// Makes a split view of the views of the closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views in a column.
  public var body: some View {
    VStack { SplitDividers(content: content) }
  }
}
