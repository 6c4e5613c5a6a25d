/// What few views ask for, for themselves and for those within.
struct Wishes: Hashable {
  /// What fields ask of a keyboard.
  var entry = Element.Typing()
  /// How symbols are drawn.
  var symbolVariant = SymbolVariants.none
  /// Whether the labels of controls are told and not drawn.
  var hidesLabels = false
}

extension BuiltInValues {
  /// Fills in what the views around an element wish for it.
  func grant(_ element: inout Element) {
    guard let wishes else { return }
    switch element.role.category {
    case .control(.edit):
      if wishes.entry != Element.Typing() { element.traits.entry = wishes.entry }
      if wishes.hidesLabels { element.traits.isLabelHidden = true }
    case .control(.flip), .control(.choose), .control(.adjust):
      if wishes.hidesLabels { element.traits.isLabelHidden = true }
    case .content:
      if element.role == .image { element.value = wishes.symbolVariant.name(of: element.value) }
      if wishes.hidesLabels, element.role == .progress || element.role == .gauge {
        element.traits.isLabelHidden = true
      }
    case .control(.press), .control(.select), .control(.pick), .control(.expand), .stack, .rows,
      .page, .sheet, .cover, .dialog:
      break
    }
  }
}
