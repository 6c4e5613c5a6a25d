/// Rows that stand in a list which shows but some are built when a host asks for them, and stay.
extension ForEachNode: GapOwner {
  /// Whether rows that come are left to be built later.
  var leavesGaps: Bool {
    isLazy && !isFlat && runtime.buildsRowsWhenShown && environment.builtIn.tabs == nil
  }

  /// The row at each position of the collection; nil for one that is not built.
  private var rows: [ViewNode?] {
    entries.reduce(into: []) { rows, entry in
      guard let gap = entry as? RowGap else { return rows.append(entry) }
      rows.append(contentsOf: repeatElement(nil, count: gap.count))
    }
  }

  /// Replaces the rows that have changed places, and leaves those that come to be built later.
  ///
  /// Complexity: linear in the number of rows, built or not.
  func replaceRowsAroundGaps(_ changes: ListDifference) {
    var rows = rows
    for position in changes.gone { rows[position]?.unmount() }
    let new = changes.new.map { position -> ViewNode? in
      guard let row = changes.source(of: position).flatMap({ rows[$0] }) else { return nil }
      if changes.isMoved(position) { row.takeUp() }
      return row
    }
    rows.replaceSubrange(changes.old, with: new)
    take(rows)
  }

  /// Makes the entries of rows and the gaps between them, each of which is at a new place.
  private func take(_ rows: [ViewNode?]) {
    var gaps = entries.filter { $0 is RowGap }
    var new: [ViewNode] = []
    var missing = 0
    func closeGap() {
      guard missing > 0 else { return }
      if let gap = gaps.popLast() as? RowGap {
        gap.takeUp()
        gap.resize(to: missing)
        new.append(gap)
      } else {
        new.append(RowGap(missing, of: self, at: childSite()))
      }
      missing = 0
    }
    for row in rows {
      guard let row else {
        missing += 1
        continue
      }
      closeGap()
      new.append(row)
    }
    closeGap()
    for gap in gaps { gap.unmount() }
    replaceEntries(with: new)
  }

  /// Builds rows of a gap, whose others stay in it or in another one before it.
  ///
  /// Complexity: linear in the number of rows that are built.
  func build(_ range: Range<Int>, of gap: RowGap) {
    let range = range.clamped(to: 0..<gap.count)
    guard !range.isEmpty, let index = entries.firstIndex(where: { $0 === gap }) else { return }
    let first = entries[..<index].reduce(0) { $0 + (($1 as? RowGap)?.count ?? 1) }
    let (before, after) = (range.lowerBound, gap.count - range.upperBound)
    var new: [ViewNode] = range.map { makeRow(first + $0) }
    if before > 0 {
      if after > 0 {
        new.insert(RowGap(before, of: self, at: childSite()), at: 0)
      } else {
        gap.resize(to: before)
        new.insert(gap, at: 0)
      }
    }
    if after > 0 {
      gap.resize(to: after)
      new.append(gap)
    }
    var all = entries
    all.replaceSubrange(index...index, with: new)
    if before == 0, after == 0 { gap.unmount() }
    replaceEntries(with: all)
  }

  /// The row at a position of the collection, built if it stands in a gap.
  func row(at position: Int) -> ViewNode? {
    var first = 0
    for entry in entries {
      guard let gap = entry as? RowGap else {
        if first == position { return entry }
        first += 1
        continue
      }
      if position < first + gap.count {
        build(position - first..<position - first + 1, of: gap)
        return row(at: position)
      }
      first += gap.count
    }
    return nil
  }

  /// Visits the rows that are built, with their positions in the collection.
  func forEachRow(_ visit: (Int, ViewNode) -> Void) {
    guard hasGaps else {
      for position in entries.indices { visit(position, entries[position]) }
      return
    }
    var position = 0
    for entry in entries {
      if let gap = entry as? RowGap {
        position += gap.count
      } else {
        visit(position, entry)
        position += 1
      }
    }
  }
}

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

/// What has the rows of gaps built.
protocol GapOwner: AnyObject {
  func build(_ rows: Range<Int>, of gap: RowGap)
}
