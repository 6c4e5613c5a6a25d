/// The sections that a container takes apart, in their order; views beside them are in sections
/// without a header.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(of view: some View) { sections = SubviewList.sections(in: view) }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last section.
  public var endIndex: Int { sections.count }
  /// The section at a position.
  public subscript(position: Int) -> SectionConfiguration { sections[position] }
}

extension ForEach where Data == SectionCollection, ID == Subview.ID, Content: View {
  /// Makes a view of each of the sections that a view is made of.
  public init(
    sections view: some View, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    self.init(SectionCollection(of: view), content: content)
  }
}

extension Group {
  /// Makes views of the sections that another is made of.
  public init(sections view: some View, @ViewBuilder transform: (SectionCollection) -> Content) {
    self.init { transform(SectionCollection(of: view)) }
  }
}

/// One of the sections that a container takes apart.
public struct SectionConfiguration: Identifiable {
  /// What tells the section from the others.
  public let id: Subview.ID
  /// What the section says to the container.
  public var containerValues = ContainerValues()
  /// The views of its header.
  public var header = SubviewsCollection([])
  /// The views within.
  public let content: SubviewsCollection
  /// The views of its footer.
  public var footer = SubviewsCollection([])
}
