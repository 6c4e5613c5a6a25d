internal import CoreDependencies

/// A violation of the rule that each element of an identified array has an id of its own.
@usableFromInline
enum IdentifiedArrayIssue {
  case duplicate(id: String, array: String)
  case idChanged(from: String, to: String, array: String)
  case idChangedToExisting(from: String, to: String, array: String)

  var message: String {
    switch self {
    case .duplicate(let id, let array):
      """
      Two elements given to '\(array)' have the id '\(id)'. The first one stays. Make the ids \
      unique, or say which element wins with 'init(_:uniquingIDsWith:)'.
      """
    case .idChanged(let old, let new, let array):
      """
      An element of '\(array)' changed its id from '\(old)' to '\(new)' while it was edited in \
      place. It is now found under the new id. An element must keep its id for life: remove it \
      and insert another instead.
      """
    case .idChangedToExisting(let old, let new, let array):
      """
      An element of '\(array)' changed its id from '\(old)' to '\(new)' while it was edited in \
      place, and another element has that id. The edited element was removed. An element must \
      keep its id for life: remove it and insert another instead.
      """
    }
  }

  func report() {
    reportIssue(
      """
      \(message)

      More: Documentation/Core.docc/FeatureState.md#rows
      """)
  }
}
