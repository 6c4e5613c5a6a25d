/// Takes views apart without mounting them.
enum SubviewList {
  static func all(in view: some View) -> [Subview] {
    if let parts = view as? any SubviewParts { return parts.subviews }
    return [Subview(view)]
  }

  /// The sections of a view; views beside them are in sections without a header.
  static func sections(in view: some View) -> [SectionConfiguration] {
    var sections: [SectionConfiguration] = []
    var loose: [Subview] = []
    func close() {
      guard let first = loose.first else { return }
      sections.append(
        SectionConfiguration(id: first.id, content: SubviewsCollection(loose)))
      loose = []
    }
    for part in all(in: view) {
      if let section = part.content.content as? any SubviewSection {
        close()
        sections.append(section.configuration(of: part))
      } else {
        loose.append(part)
      }
    }
    close()
    return sections
  }
}

/// A view that is made of others.
private protocol SubviewParts { var subviews: [Subview] { get } }

/// A section, which a container may take apart.
private protocol SubviewSection {
  func configuration(of subview: Subview) -> SectionConfiguration
}

extension TupleView: SubviewParts {
  var subviews: [Subview] {
    var (subviews, index): ([Subview], Int) = ([], 0)
    for child in repeat each storage.content {
      subviews += SubviewList.all(in: child).map { $0.within(AnyHashable(index)) }
      index += 1
    }
    return subviews
  }
}

extension Optional: SubviewParts where Wrapped: View {
  var subviews: [Subview] { map { SubviewList.all(in: $0) } ?? [] }
}

extension ConditionalView: SubviewParts {
  var subviews: [Subview] {
    switch self {
    case .first(let view): SubviewList.all(in: view).map { $0.within(AnyHashable(true)) }
    case .second(let view): SubviewList.all(in: view).map { $0.within(AnyHashable(false)) }
    }
  }
}

extension ArrayView: SubviewParts {
  var subviews: [Subview] {
    content.enumerated().flatMap { index, view in
      SubviewList.all(in: view).map { $0.within(AnyHashable(index)) }
    }
  }
}

extension ForEach: SubviewParts where Content: View {
  var subviews: [Subview] {
    data.flatMap { element in
      let key = id.map { AnyHashable(element[keyPath: $0]) } ?? ownID(of: element)
      return SubviewList.all(in: row.build(element)).map { $0.within(key) }
    }
  }

  private func ownID(of element: Data.Element) -> AnyHashable {
    func id<Value: Identifiable>(of value: Value) -> AnyHashable { AnyHashable(value.id) }
    return (element as? any Identifiable).map { id(of: $0) } ?? AnyHashable(0)
  }
}

extension Group: SubviewParts {
  var subviews: [Subview] { SubviewList.all(in: content) }
}

extension EmptyView: SubviewParts {
  var subviews: [Subview] { [] }
}

extension AnyView: SubviewParts {
  var subviews: [Subview] { SubviewList.all(in: content) }
}

extension SubviewsCollection: SubviewParts {
  var subviews: [Subview] { Array(self) }
}

extension Subview: SubviewParts {
  var subviews: [Subview] { [self] }
}

extension ModifiedView: SubviewParts {
  var subviews: [Subview] {
    SubviewList.all(in: content).map { subview in
      var subview = subview
      (modifier as? ContainerValueModifier)?.change(&subview.containerValues)
      if let tag = (modifier as? TagModifier)?.tag { subview.containerValues.tag = tag }
      if !(modifier is ContainerValueModifier) {
        subview.content = AnyView(
          ModifiedView<AnyView, Modifier>(
            content: subview.content, modifier: modifier))
      }
      return subview
    }
  }
}

extension Section: SubviewSection {
  func configuration(of subview: Subview) -> SectionConfiguration {
    SectionConfiguration(
      id: subview.id, containerValues: subview.containerValues,
      header: SubviewsCollection(of: header), content: SubviewsCollection(of: content),
      footer: SubviewsCollection(of: footer))
  }
}
