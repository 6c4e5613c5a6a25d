@_spi(Hosts) import CoreViews

extension Page {
  /// Whether the focus is on an element when the question comes that it answers, so that Return
  /// presses it.
  func isFirstAnswer(_ node: Node) -> Bool {
    guard !answers.isEmpty, let parent = node.parent else { return false }
    return answers[parent.element.number] == node.element.number
  }

  /// Notes an element that asks a question, or does so no longer.
  func noteQuestion(_ node: Node, isNew: Bool) {
    let number = node.element.number
    if isNew {
      if node.asks { answers[number] = node.firstAnswer ?? 0 }
    } else if node.asks, answers[number] == nil {
      answers[number] = 0
    }
  }

  /// What has the focus begin at other answers, after questions have changed.
  func answerOperations() -> [Operation] {
    answers.keys.sorted().flatMap { number -> [Operation] in
      guard let question = nodes[number], let old = answers[number] else { return [] }
      let new = question.firstAnswer ?? 0
      let changed = old == new ? [] : [old, new].compactMap { nodes[$0] }
      let former = changed.map { tag(of: $0) }
      answers[number] = question.asks ? new : nil
      return zip(changed, former).flatMap { Tag.operations(from: $1, to: tag(of: $0)) ?? [] }
    }
  }
}

extension Page.Node {
  fileprivate var asks: Bool { element.role.category == .dialog }

  /// The number of the answer at which the focus begins; nil if it begins at a field.
  fileprivate var firstAnswer: UInt64? {
    let answers = children.map(\.element)
    guard asks, !answers.contains(where: \.isLineOfText) else { return nil }
    let first =
      element.role == .alert
      ? Element.preferredButton(among: answers)
      : answers.first { $0.role == .button && $0.style.buttonRole == .cancel }?.id
    return first?.rawValue
  }
}
