import CoreViews

extension PageSession {
  /// The steps of a person who has sent a form: what differs from the page, then the button.
  func steps(of form: PageForm) -> [ClientAction.Step] {
    var steps: [ClientAction.Step] = []
    for (number, text) in form.fields.sorted(by: { $0.key < $1.key }) {
      if let element = element(number), element.inputValue != text, element.isEnabled {
        steps.append(.edit(number, text))
      }
    }
    for number in form.switches.sorted() {
      if let element = element(number), element.isEnabled,
        element.isSelected != form.on.contains(number)
      {
        steps.append(.press(number))
      }
    }
    if let pressed = form.pressed { steps.append(.press(pressed)) }
    if let step = form.step { steps.append(step) }
    if form.goesBack { steps.append(.back) }
    return steps
  }
}
