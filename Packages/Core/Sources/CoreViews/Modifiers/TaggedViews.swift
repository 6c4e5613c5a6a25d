/// The views among others that have a tag of their own.
enum TaggedViews {
  static func all(in view: some View) -> [(AnyHashable, AnyView)] {
    if let parts = view as? any ViewParts { return parts.parts.flatMap { all(in: $0) } }
    guard let tag = (view as? any TagCarrier)?.carriedTag else { return [] }
    return [(tag, AnyView(view))]
  }
}

/// A view that is made of others, one by one.
private protocol ViewParts { var parts: [any View] { get } }

extension TupleView: ViewParts {
  fileprivate var parts: [any View] {
    var parts: [any View] = []
    for child in repeat each storage.content { parts.append(child) }
    return parts
  }
}
