import CoreViews

/// The place of a field's text in its box.
struct FieldGeometry: Hashable, Sendable {
  var textColumn: Int
  var textRow: Int
  var textWidth: Int
  var isSecure: Bool

  init(_ field: LayoutBox.FieldContent, width: Int) {
    isSecure = field.isSecure
    if field.isBoxed {
      textColumn = min(2, width)
      textRow = 1
      textWidth = max(1, width - 4)
    } else {
      let label = min(field.label.cellWidth, max(0, width / 2 - 2))
      textColumn = label == 0 ? 0 : label + 2
      textRow = 0
      textWidth = max(1, width - textColumn)
    }
  }
}

extension LayoutBox {
  /// The place of the text of a field within this box.
  func fieldGeometry(of id: Element.ID) -> FieldGeometry? {
    if target == id, case .field(let field) = content {
      return FieldGeometry(field, width: frame.width)
    }
    for child in children {
      if let geometry = child.fieldGeometry(of: id) { return geometry }
    }
    return nil
  }
}
