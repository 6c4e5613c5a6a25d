@_spi(Hosts) import CoreViews

extension Element {
  /// What is drawn of an image or a shape on one line: a character, else the word for it.
  var glyphText: String {
    if role == .shape { return outlines[value] ?? "◆" }
    return symbolGlyph ?? DisplayText.label(label)
  }
}

private let outlines = ["rectangle": "■", "circle": "●", "ellipse": "⬬", "capsule": "▬"]
