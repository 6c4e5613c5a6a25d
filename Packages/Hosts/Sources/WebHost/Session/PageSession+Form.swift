@_spi(Hosts) import CoreViews

extension PageSession {
  /// The form with the numbers of this page: as it is if it was written on it, else translated if
  /// the page that is over was like this one; nil if it was another.
  func known(_ form: PageForm) -> PageForm? {
    guard let former = form.epoch, former != epoch else { return form }
    let controls = page.controls
    guard form.shape == page.shape, form.controls.count == controls.count else { return nil }
    return form.translated(to: controls)
  }

  /// Whether a form was written on this very page, so that its numbers count here.
  func isPage(of form: PageForm) -> Bool {
    form.epoch.map { $0 == epoch || form.controls == page.controls && form.shape == page.shape }
      ?? true
  }

  /// The steps of a person who has sent a form: what differs from the page, then the button.
  ///
  /// On another page than that of the form, there is nothing to be pressed before the person has
  /// seen it; what was written is written there if it has as many fields.
  func steps(of form: PageForm) -> [ClientAction.Step] {
    guard let form = known(form) else {
      notices.append(
        speaking {
          hostText(
            """
            The page had been open for so long that it has begun anew. Please look at it again.
            """)
        })
      let fields = page.fields
      let texts = form.fields.sorted { $0.key < $1.key }.map(\.value)
      return fields.count == texts.count ? edits(Array(zip(fields, texts))) : []
    }
    var steps = edits(form.fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
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

  private func edits(_ texts: [(number: UInt64, text: String)]) -> [ClientAction.Step] {
    texts.compactMap { number, text in
      guard let element = element(number), element.inputValue != text, element.isEnabled else {
        return nil
      }
      return .edit(number, text)
    }
  }
}
