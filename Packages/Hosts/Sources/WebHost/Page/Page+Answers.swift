@_spi(Hosts) import CoreViews

extension Page.Node {
  /// Whether the focus is on it when the question comes that it answers, so that Return presses it.
  ///
  /// A question with a field begins there.
  var isFirstAnswer: Bool {
    guard element.role == .button, let parent, parent.element.role.category == .dialog else {
      return false
    }
    let answers = parent.children.map(\.element)
    guard !answers.contains(where: \.isLineOfText) else { return false }
    let first =
      parent.element.role == .alert
      ? Element.preferredButton(among: answers)
      : answers.first { $0.style.buttonRole == .cancel }?.id
    return first == element.id
  }
}
