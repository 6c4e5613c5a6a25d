import CoreArchitecture
@_spi(Hosts) import CoreViews

extension Element {
  /// A group of options that are all shown.
  func pickerTag(hasParts: Bool) -> Tag {
    let title =
      hasParts
      ? Tag("div", ["class": "title"], [.label])
      : Tag("span", id: partID("t"), ["class": "title"], [.text(label)])
    let options = Tag("div", id: partID("k"), ["class": "options"], [.slot])
    let isTitled = hasParts || !label.isEmpty
    return box("div", "picker", (isTitled ? [.tag(title)] : []) + [.tag(options)])
      .adding([("role", "group"), ("aria-label", label.isEmpty ? hostText("Choice") : label)])
  }

  /// A button that says whether it is chosen.
  func optionTag(hasParts: Bool) -> Tag {
    let pressed = [("aria-pressed", isSelected ? "true" : "false")]
    return buttonTag("option", hasParts: hasParts, pressed)
  }

  func menuTag(hasParts: Bool) -> Tag {
    if label.isEmpty, !hasParts { return rowMenuTag }
    let summary = Tag(
      "summary", id: partID("t"), ["class": "button"], [hasParts ? .label : .text(label)])
    let items = Tag("div", id: partID("k"), ["class": "items"], [.slot])
    return box("details", "menu", [.tag(summary), .tag(items)])
  }

  func disclosureTag(hasParts: Bool) -> Tag {
    let button = Tag(
      "button", id: partID("t"),
      [
        "class": hasParts ? "hit" : "expander", "name": "p", "value": "\(number)",
        "disabled": disabled, "aria-label": hasParts ? label : nil,
        "aria-expanded": isSelected ? "true" : "false",
      ], hasParts ? [] : [.text(label)])
    let head =
      hasParts ? Tag("div", ["class": "expander parts"], [.tag(button), .label]) : button
    let content = Tag(
      "div", id: partID("k"), ["class": "label", "hidden": isSelected ? nil : ""], [.slot])
    return box("div", "disclosure", [.tag(head), .tag(content)])
  }

  /// A row, with the button that selects it before it, and one behind it that shows what else can be
  /// done with it: what its own menu offers and, in a strip below, moving and deleting.
  var rowTag: Tag {
    let content = Tag("div", id: partID("k"), ["class": "label"], [.slot])
    var parts: [Tag.Part] = [.tag(content)]
    if traits.actions.contains(.select) {
      parts.insert(rowButton("p", hostText("Select"), isSelected ? "✓" : "○"), at: 0)
    }
    let summary = Tag("summary", ["class": "more", "aria-label": hostText("More")], [.text("⋯")])
    var tools: [Tag.Part] = []
    if traits.actions.contains(.move) {
      tools += [
        rowButton("k", hostText("Move up"), "↑"), rowButton("j", hostText("Move down"), "↓"),
      ]
    }
    if traits.actions.contains(.delete) {
      tools.append(rowButton("x", hostText("Delete"), hostText("Delete")))
    }
    let strip = Tag("div", id: partID("o"), ["class": "tools"], tools)
    parts.append(.tag(Tag("details", ["class": "actions"], [.tag(summary), .tag(strip)])))
    return box("div", "row", parts)
  }

  /// What can be done with a row, which shows when the row's button is pressed.
  private var rowMenuTag: Tag {
    let items = Tag("div", id: partID("k"), ["class": "items"], [.slot])
    return box("div", "rowmenu", [.tag(items)])
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
