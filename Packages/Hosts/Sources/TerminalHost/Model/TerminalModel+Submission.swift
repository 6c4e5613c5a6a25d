import CoreArchitecture
@_spi(Hosts) import CoreViews

extension TerminalModel {
  /// Whether it is the Esc of a person on a first page, where the keys say what else can be done.
  func isIdle(_ interaction: Interaction) -> Bool {
    guard case .back = interaction, let plan = front?.plan else { return false }
    return plan.kind == .page && plan.wayBack == nil
  }

  /// Hands the focus on after a submission that has changed nothing, as forms do.
  ///
  /// A field in which nothing was typed keeps it, if its view waits for a text, and says so.
  mutating func finishSubmission(of id: Element.ID) {
    guard let element = tree[id]?.element, element.isSubmittable, element.value.isEmpty else {
      guard let front else { return }
      focus.step(by: 1, in: front)
      return focusMoved()
    }
    let name = DisplayText.label(element.drawnLabel)
    message = name.isEmpty ? hostText("nothing is typed yet") : hostText("\(name) is empty")
  }

  /// Empties the field that is searched in, where Esc does nothing else.
  mutating func clearSearch() -> TerminalCommand? {
    guard let active = field, tree[active.id]?.role == .searchField, isIdle(.back),
      !active.editor.text.isEmpty
    else { return nil }
    field?.editor = FieldEditor("")
    return .perform(.edit(active.id, text: ""))
  }
}
