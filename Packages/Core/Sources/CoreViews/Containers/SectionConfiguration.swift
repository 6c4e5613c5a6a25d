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
