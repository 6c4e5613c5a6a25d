import CoreViews

extension Element {
  /// The classes by which the stylesheet knows what the element looks like.
  func classes(_ className: String) -> String {
    var names = [className]
    if let color = Self.word(style.foreground) { names.append("fg-\(color)") }
    if let color = Self.word(style.background) { names.append("bg-\(color)") }
    if style.isBold { names.append("bold") }
    if style.isDimmed { names.append("dim") }
    if style.marks.contains(.italic) { names.append("italic") }
    if style.marks.contains(.underline) { names.append("underline") }
    if style.marks.contains(.strikethrough) { names.append("strikethrough") }
    if style.marks.contains(.monospaced) { names.append("monospaced") }
    switch style.buttonLook {
    case .automatic, .bordered: break
    case .plain, .borderless: names.append("plain")
    case .prominent: names.append("prominent")
    }
    switch role.category {
    case .stack:
      if let spacing = style.spacing { names.append("gap-\(min(max(spacing, 0), 40))") }
      if style.alignment == .leading { names.append("leading") }
      if style.alignment == .trailing { names.append("trailing") }
    case .content, .control, .rows, .page, .sheet, .cover, .dialog: break
    }
    if !style.finishes.isEmpty { names += finishClasses }
    if isSpokenOnly { names.append("unseen") }
    return names.joined(separator: " ")
  }

  /// A colour's name, if the stylesheet can have a rule for it.
  private static func word(_ name: String?) -> String? {
    guard let name, name.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
    return name
  }
}
