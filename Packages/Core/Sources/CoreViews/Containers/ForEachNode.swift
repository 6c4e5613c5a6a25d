internal import IssueReporting

/// Keeps a row for each element, found again by its id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
  ForEach<Data, ID, Content>
>
{
  private typealias Row = RowNode<Data.Element, Content>

  private var rows: [Row] = []
  private var ids: [ID] = []
  private var counts: [ID: Int] = [:]
  private var reported: Set<ID> = []

  override func forEachChild(_ visit: (ViewNode) -> Void) { rows.forEach(visit) }

  /// Updates the rows, and replaces those that have changed places.
  ///
  /// Rows at both ends whose ids are unchanged keep their places; only those in between are looked
  /// up by id.
  override func evaluate() {
    let items = Array(view.data)
    let id = view.id
    let newIDs = runtime.track(self) { items.map { $0[keyPath: id] } }
    let head = zip(ids, newIDs).prefix { $0 == $1 }.count
    let room = min(ids.count, newIDs.count) - head
    let tail = zip(ids.reversed(), newIDs.reversed()).prefix(room).prefix { $0 == $1 }.count

    for index in 0..<head { update(rows[index], items[index], newIDs[index]) }
    let oldMiddle = head..<(ids.count - tail)
    let newMiddle = head..<(newIDs.count - tail)
    if !(oldMiddle.isEmpty && newMiddle.isEmpty) {
      replaceRows(oldMiddle, with: items[newMiddle], newIDs[newMiddle])
    }
    for index in (newIDs.count - tail)..<newIDs.count {
      update(rows[index], items[index], newIDs[index])
    }
  }

  private func update(_ row: Row, _ item: Data.Element, _ id: ID) {
    row.update(item, build: view.content, environment: rowEnvironment(id))
  }

  private func replaceRows(
    _ old: Range<Int>, with items: ArraySlice<Data.Element>, _ newIDs: ArraySlice<ID>
  ) {
    var pool: [ID: [Row]] = [:]
    for index in old.reversed() {
      pool[ids[index], default: []].append(rows[index])
      forget(ids[index])
    }
    let newRows = zip(items, newIDs).map { item, id in
      remember(id)
      if let row = pool[id]?.popLast() {
        update(row, item, id)
        return row
      }
      let site = childSite(environment: rowEnvironment(id))
      return Row(item, build: view.content, at: site)
    }
    for leftOver in pool.values { for row in leftOver { row.unmount() } }
    rows.replaceSubrange(old, with: newRows)
    ids.replaceSubrange(old, with: newIDs)
    structureChanged()
  }

  /// Makes the id of a row the tag of its tab, in a tab view.
  private func rowEnvironment(_ id: ID) -> EnvironmentValues {
    guard environment.builtIn.tabs != nil else { return environment }
    var tagged = environment
    tagged.builtIn.tag = AnyHashable(id)
    return tagged
  }

  // MARK: Duplicates

  private func forget(_ id: ID) {
    let count = counts[id, default: 0] - 1
    counts[id] = count > 0 ? count : nil
  }

  private func remember(_ id: ID) {
    counts[id, default: 0] += 1
    guard counts[id] == 2, reported.insert(id).inserted else { return }
    reportIssue(
      """
      A `ForEach` over \(Data.self) has more than one element with the id "\(id)". Each is drawn, \
      but their state may end up in the wrong row when they move. Give every element an id of its \
      own.
      """
    )
  }
}
