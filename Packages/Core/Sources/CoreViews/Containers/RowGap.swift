/// Rows that are not built yet, in a row: an element that says how many they are.
final class RowGap: ElementNode, Gap {
  private(set) var count: Int
  private unowned let owner: any GapOwner

  init(_ count: Int, of owner: any GapOwner, at site: MountSite) {
    self.count = count
    self.owner = owner
    super.init(at: site)
    runtime.gaps[id] = self
  }

  override var hasElement: Bool { true }
  override var isDescriptionObserved: Bool { false }

  override func describe(_ element: inout Element) {
    element.role = .gap
    element.value = "\(count)"
  }

  override func willUnmount() { runtime.gaps[id] = nil }

  func resize(to newCount: Int) {
    guard count != newCount else { return }
    count = newCount
    elementChanged()
  }

  /// Builds some of the rows, counted from the gap's first one.
  func build(_ rows: Range<Int>) { owner.build(rows, of: self) }
}
