/// The style that a text gives itself; what it leaves open comes from the views around it.
struct TextLook: Hashable, Sendable {
  var isBold: Bool?
  var color: Color?
  /// The URL that it leads to; empty if it leads nowhere.
  var link = ""
  /// Set and taken away by the text itself.
  var marks: Element.Style.Marks = []
  var removedMarks: Element.Style.Marks = []
  /// What a page draws of the whole text.
  var finishes: [Element.Finish] = []

  mutating func set(_ mark: Element.Style.Marks, _ isActive: Bool) {
    if isActive { marks.insert(mark) } else { marks.remove(mark) }
    if isActive { removedMarks.remove(mark) } else { removedMarks.insert(mark) }
  }

  mutating func lead(to url: String) {
    link = url
    set(.underline, true)
  }

  mutating func set(_ font: Font) {
    isBold = font.isHeavy
    if font.isItalic { set(.italic, true) }
    if font.isMonospaced { set(.monospaced, true) }
  }

  func apply(to style: inout Element.Style) {
    if let isBold { style.isBold = isBold }
    style.marks.subtract(removedMarks)
    style.marks.formUnion(marks)
    style.finishes += finishes
    guard let color else { return }
    style.foreground = color.name
    style.isDimmed = color.isDimmed
  }
}
