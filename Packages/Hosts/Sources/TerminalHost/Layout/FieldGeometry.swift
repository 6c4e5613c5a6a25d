import CoreViews

/// The place of a field's text in its box.
struct FieldGeometry: Hashable, Sendable {
  var textColumn: Int
  var textRow: Int
  var textWidth: Int
  var textHeight: Int
  var isSecure: Bool

  /// The cells that a text has, however long its label is, where there is room.
  private static let leastText = 12

  init(_ field: LayoutBox.FieldContent, width: Int) {
    isSecure = field.isSecure
    textHeight = field.lines
    if field.isBoxed {
      textColumn = min(2, width)
      textRow = 1
      textWidth = max(1, width - 4)
    } else {
      let most = max(width / 2 - 2, width - 2 - Self.leastText, 0)
      let label = min(field.label.cellWidth, most)
      textColumn = label == 0 ? 0 : label + 2
      textRow = 0
      textWidth = max(1, width - textColumn)
    }
  }
}

extension LayoutBox {
  /// The place of the text in the box of a field.
  var fieldGeometry: FieldGeometry? {
    if case .field(let field) = content { FieldGeometry(field, width: size.width) } else { nil }
  }
}
