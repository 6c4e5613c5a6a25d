internal import Foundation

/// The title of a column; a button where the column sorts the rows.
struct TableTitle<Value>: View {
  let column: AnyTableColumn<Value>
  let order: Binding<[KeyPathComparator<Value>]>?

  var body: some View {
    if let order, let comparator = column.comparator {
      Button(column.title + mark(order.wrappedValue, comparator)) { sort(order, comparator) }
        .buttonLook(.plain)
    } else {
      Text(column.title).bold()
    }
  }

  /// Which way the rows are sorted by the column, if by it first.
  private func mark(
    _ order: [KeyPathComparator<Value>], _ comparator: KeyPathComparator<Value>
  ) -> String {
    guard let first = order.first, first.keyPath == comparator.keyPath else { return "" }
    return first.order == .forward ? " ↑" : " ↓"
  }

  /// Sorts by the column first, or the other way round if it is the first already.
  private func sort(
    _ order: Binding<[KeyPathComparator<Value>]>, _ comparator: KeyPathComparator<Value>
  ) {
    var (new, comparator) = (order.wrappedValue, comparator)
    if let first = new.first, first.keyPath == comparator.keyPath {
      comparator.order = first.order == .forward ? .reverse : .forward
    }
    new.removeAll { $0.keyPath == comparator.keyPath }
    order.wrappedValue = [comparator] + new
  }
}
