import CoreViews

/// A session whose tree the test sets.
final class FakeSession: ViewSession {
  var root: Element { didSet { if root != oldValue { onUpdate?() } } }
  var onUpdate: (() -> Void)?
  var performed: [Interaction] = []
  /// Answers to interactions; may change the tree.
  var respond: (Interaction) -> InteractionOutcome = { _ in .done }
  var isClosed = false

  init(_ children: Element...) {
    root = .make(0, .vertical, "", children)
  }

  func takeChanges() -> ElementChanges { .all(root) }

  func perform(_ interaction: Interaction) -> InteractionOutcome {
    performed.append(interaction)
    return respond(interaction)
  }

  func update() {}
  func close() { isClosed = true }
}
