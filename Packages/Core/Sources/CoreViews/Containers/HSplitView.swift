/// Views side by side with dividers between them, which share the width; a person cannot move the
/// dividers.
public struct HSplitView<Content: View>: View {
  private let content: Content

  /// Makes a split view of the views of the closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views in a row.
  public var body: some View {
    HStack(alignment: .top) { SplitDividers(content: content) }
  }
}
