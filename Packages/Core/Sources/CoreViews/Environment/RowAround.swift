/// The row around a view, for what the view forbids to do with it.
final class RowAround {
  private let onChange: () -> Void
  private var keptFromDeletion: Set<Element.ID> = []
  private var keptInPlace: Set<Element.ID> = []

  init(onChange: @escaping () -> Void) { self.onChange = onChange }

  var canBeDeleted: Bool { keptFromDeletion.isEmpty }
  var canBeMoved: Bool { keptInPlace.isEmpty }

  func keepFromDeletion(_ isKept: Bool, by id: Element.ID) { set(isKept, id, &keptFromDeletion) }
  func keepInPlace(_ isKept: Bool, by id: Element.ID) { set(isKept, id, &keptInPlace) }

  private func set(_ isKept: Bool, _ id: Element.ID, _ ids: inout Set<Element.ID>) {
    let hasChanged = isKept ? ids.insert(id).inserted : ids.remove(id) != nil
    if hasChanged { onChange() }
  }
}
