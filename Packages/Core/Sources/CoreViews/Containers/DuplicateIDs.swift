internal import IssueReporting

/// Counts the ids of rows, and reports each that is given to more than one.
struct DuplicateIDs<ID: Hashable> {
  private let data: Any.Type
  private var counts: [ID: Int] = [:]
  private var reported: Set<ID> = []

  init(_ data: Any.Type) { self.data = data }

  mutating func forget(_ id: ID) {
    let count = counts[id, default: 0] - 1
    counts[id] = count > 0 ? count : nil
  }

  mutating func remember(_ id: ID) {
    counts[id, default: 0] += 1
    guard counts[id] == 2, reported.insert(id).inserted else { return }
    reportIssue(
      """
      A `ForEach` over \(data) has more than one element with the id "\(id)". Each is drawn, but \
      their state may end up in the wrong row when they move. Give every element an id of its own.

      More: Documentation/Core.docc/WritingViews.md#identity
      """
    )
  }
}
