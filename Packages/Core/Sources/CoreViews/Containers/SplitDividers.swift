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
