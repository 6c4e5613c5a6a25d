import CoreViews

extension Element {
  /// A group of options that are all shown.
  func pickerTag(hasParts: Bool) -> Tag {
    let title = Tag("span", id: partID("t"), ["class": "title"], [.text(label)])
    let options = Tag("div", id: partID("k"), ["class": "options"], [.slot])
    return box("div", "picker", (label.isEmpty ? [] : [.tag(title)]) + [.tag(options)])
      .adding([("role", "group"), ("aria-label", label.isEmpty ? "Choice" : label)])
  }

  /// A button that says whether it is chosen; where its label has parts, it lies over them.
  func optionTag(hasParts: Bool) -> Tag {
    let pressed = [("aria-pressed", isSelected ? "true" : "false")]
    return buttonTag("option", hasParts: hasParts).adding(hasParts ? [] : pressed)
  }

  var menuTag: Tag {
    let summary = Tag(
      "summary", id: partID("t"), ["class": "button"], [.text(label.isEmpty ? "More" : label)])
    let items = Tag("div", id: partID("k"), ["class": "items"], [.slot])
    return box("details", "menu", [.tag(summary), .tag(items)])
  }

  var disclosureTag: Tag {
    let button = Tag(
      "button", id: partID("t"),
      [
        "class": "expander", "name": "p", "value": "\(number)", "disabled": disabled,
        "aria-expanded": isSelected ? "true" : "false",
      ], [.text(label)])
    let content = Tag(
      "div", id: partID("k"), ["class": "label", "hidden": isSelected ? nil : ""], [.slot])
    return box("div", "disclosure", [.tag(button), .tag(content)])
  }

  /// A row with the buttons for what can be done to it.
  var rowTag: Tag {
    let content = Tag("div", id: partID("k"), ["class": "label"], [.slot])
    var parts: [Tag.Part] = [.tag(content)]
    if traits.actions.contains(.select) {
      parts.append(rowButton("p", "Select", isSelected ? "✓" : "○"))
    }
    if traits.actions.contains(.move) {
      parts += [rowButton("k", "Move up", "↑"), rowButton("j", "Move down", "↓")]
    }
    if traits.actions.contains(.delete) { parts.append(rowButton("x", "Delete", "✕")) }
    return box("div", "row", parts)
  }

  private func rowButton(_ name: String, _ title: String, _ glyph: String) -> Tag.Part {
    let button = Tag(
      "button",
      id: partID(name == "p" ? "b" : name),
      [
        "class": "rowbutton", "name": name, "value": "\(number)", "aria-label": title,
        "disabled": disabled,
      ], [.text(glyph)])
    return .tag(button)
  }
}
