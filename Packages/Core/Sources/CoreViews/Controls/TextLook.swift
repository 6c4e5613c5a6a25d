/// The style that a text gives itself; what it leaves open comes from the views around it.
struct TextLook: Hashable, Sendable {
  var isBold: Bool?
  var color: Color?
  /// The style that says the colour where the text stands; nil where that is known.
  var unresolved: UnresolvedStyle?
  /// The URL that it leads to; empty if it leads nowhere.
  var link = ""
  /// The name of the symbol that hosts draw in place of the text; empty for none.
  var symbol = ""
  /// Set and taken away by the text itself.
  var marks: Element.Style.Marks = []
  var removedMarks: Element.Style.Marks = []
  /// What a page draws of the whole text.
  var finishes: [Element.Finish] = []

  /// The style of a part of a text that has another.
  func within(_ outer: TextLook) -> TextLook {
    var look = self
    look.isBold = isBold ?? outer.isBold
    if color == nil { (look.color, look.unresolved) = (outer.color, outer.unresolved) }
    if look.link.isEmpty { look.link = outer.link }
    look.marks.formUnion(outer.marks.subtracting(removedMarks))
    look.add(outer.finishes)
    return look
  }

  mutating func set(_ mark: Element.Style.Marks, _ isActive: Bool) {
    if isActive { marks.insert(mark) } else { marks.remove(mark) }
    if isActive { removedMarks.remove(mark) } else { removedMarks.insert(mark) }
  }

  mutating func lead(to url: String) {
    link = url
    set(.underline, true)
  }

  mutating func set(_ weight: Font.Weight) {
    isBold = weight.isHeavy
    finishes.removeAll { if case .amount(.weight, _) = $0 { true } else { false } }
    if weight.hundreds > 0 { finishes.append(.amount(.weight, Double(weight.hundreds) * 100)) }
  }

  mutating func set(_ font: Font) {
    var look = font.look
    if isBold != nil { look.weight = 0 }
    isBold = isBold ?? font.isHeavy
    add(look.finishes)
    if font.isItalic { set(.italic, true) }
    if font.isMonospaced { set(.monospaced, true) }
  }

  /// Adds looks of which the text has none yet.
  private mutating func add(_ looks: [Element.Finish]) {
    finishes += looks.filter { look in !finishes.contains(where: look.isSameKind) }
  }

  func apply(to style: inout Element.Style) {
    if let isBold { style.isBold = isBold }
    if isBold != nil || !finishes.isEmpty {
      style.finishes.removeAll { outer in
        if case .amount(.weight, _) = outer, isBold != nil { return true }
        return finishes.contains(where: outer.isSameKind)
      }
    }
    style.marks.subtract(removedMarks)
    style.marks.formUnion(marks)
    style.finishes += finishes
    guard let color else { return }
    style.foreground = color.nameOfText(tintedBy: style.tint, else: style.foreground)
    style.isDimmed = color.isDimmed
  }
}
