internal import Foundation

/// A column of a ``Table`` with the type of its views hidden.
public struct AnyTableColumn<RowValue> {
  let title: String
  let comparator: KeyPathComparator<RowValue>?
  let customizationID: String?
  let isHidden: Bool
  let isFixed: Bool
  let content: (RowValue) -> AnyView
}
