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

/// Several views with dividers between them.
struct SplitDividers<Content: View>: View {
  let content: Content

  var body: some View {
    let parts = (content as? any SplitParts)?.parts ?? [AnyView(content)]
    ForEach(Array(parts.enumerated()), id: \.offset) { index, part in
      if index > 0 { Divider() }
      part
    }
  }
}

/// A view that is made of several.
private protocol SplitParts { var parts: [AnyView] { get } }

extension TupleView: SplitParts {
  fileprivate var parts: [AnyView] {
    var parts: [AnyView] = []
    for child in repeat each storage.content { parts.append(AnyView(child)) }
    return parts
  }
}
