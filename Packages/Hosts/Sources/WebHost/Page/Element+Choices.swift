import CoreArchitecture
@_spi(Hosts) import CoreViews

extension Element {
  /// A group of options: all of them, or a button that says which is chosen and shows them.
  ///
  /// Where the view does not say, the stylesheet counts.
  func pickerTag(hasParts: Bool, choice: String) -> Tag {
    var parts: [Tag.Part] = []
    if hasParts {
      parts.append(
        .tag(Tag("div", ["class": "title", "hidden": traits.isLabelHidden ? "" : nil], [.label])))
    } else if !label.isEmpty, !traits.isLabelHidden {
      parts.append(.tag(Tag("span", id: partID("t"), ["class": "title"], [.text(label)])))
    }
    let look: String
    switch traits.look {
    case .segmented: look = "picker segmented"
    case .inline: look = "picker inline"
    case .menu: look = "picker closed"
    case .automatic, .pages: look = "picker"
    }
    if hasOpener {
      parts += layer("options", openedBy: "v", saying: opener(saying: choice))
    } else {
      parts.append(.tag(Tag("div", id: partID("k"), ["class": "options"], [.slot])))
    }
    return box("div", look, parts)
      .adding([("role", "group"), ("aria-label", label.isEmpty ? hostText("Choice") : label)])
  }

  /// Whether it is a picker with a button that opens it.
  var hasOpener: Bool {
    switch traits.look {
    case .segmented, .inline: false
    case .menu, .automatic, .pages: role == .picker
    }
  }

  /// Whether it says what is chosen or shown in it: a picker by its button, a sheet without a title
  /// by its name.
  var saysParts: Bool { hasOpener || (role == .sheet || role == .cover) && label.isEmpty }

  /// What has it say something else of what is in it.
  func operation(saying text: String) -> Operation {
    hasOpener
      ? .text(partID("v"), opener(saying: text))
      : .attribute(partID("e"), name: "aria-label", value: sheetName(showing: text))
  }

  /// What the button of a closed picker says.
  func opener(saying choice: String) -> String { choice.isEmpty ? hostText("Choice") : choice }

  /// A button that says whether it is chosen.
  func optionTag(hasParts: Bool) -> Tag {
    let pressed = [("aria-pressed", isSelected ? "true" : "false")]
    return buttonTag("option", hasParts: hasParts, pressed)
  }

  func menuTag(hasParts: Bool) -> Tag {
    if label.isEmpty, !hasParts { return rowMenuTag }
    let parts = layer("items", openedBy: "t", saying: hasParts ? nil : label)
    guard hasParts, case .tag(let button) = parts[0] else { return box("div", "menu", parts) }
    let opener = Tag("div", ["class": "button opener parts"], [.tag(button), .label])
    return box("div", "menu", [.tag(opener), parts[1]])
  }

  /// A button, and a layer with the children that browsers open below it and close by themselves.
  ///
  /// Without a text the button lies over the parts of a label.
  private func layer(
    _ name: String, openedBy letter: String, saying text: String?
  ) -> [Tag.Part] {
    let button = Tag(
      "button", id: partID(letter),
      [
        "class": text == nil ? "hit" : "button opener", "type": "button",
        "popovertarget": partID("k"), "disabled": disabled, "aria-label": text == nil ? label : nil,
      ], text.map { [.text($0)] } ?? [])
    let layer = Tag("div", id: partID("k"), ["class": name, "popover": ""], [.slot])
    return [.tag(button), .tag(layer)]
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

  /// A row, with the button that selects it below it, and one behind it that shows what else can be
  /// done with it: what its own menu offers and, in a strip below, moving and deleting.
  var rowTag: Tag {
    let content = Tag("div", id: partID("k"), ["class": "label"], [.slot])
    var parts: [Tag.Part] = [.tag(content)]
    if traits.actions.contains(.select) {
      parts.insert(.tag(pickButton), at: 0)
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

  /// A row of a view with what is told and not drawn.
  var spokenRowTag: Tag {
    box("div", "row", [.tag(Tag("div", id: partID("k"), ["class": "label"], [.slot]))])
  }

  /// What can be done with a row, which shows when the row's button is pressed.
  private var rowMenuTag: Tag {
    let items = Tag("div", id: partID("k"), ["class": "items"], [.slot])
    return box("div", "rowmenu", [.tag(items)])
  }

  /// What selects the row: it is as large as that, and says by a sign whether it is selected.
  private var pickButton: Tag {
    Tag(
      "button", id: partID("b"),
      [
        "class": "rowbutton pick", "name": "p", "value": "\(number)",
        "aria-label": hostText("Select"), "aria-pressed": isSelected ? "true" : "false",
        "disabled": disabled,
      ], [.text(isSelected ? "✓" : "○")])
  }

  private func rowButton(_ name: String, _ title: String, _ glyph: String) -> Tag.Part {
    let button = Tag(
      "button", id: partID(name),
      [
        "class": "rowbutton", "name": name, "value": "\(number)", "aria-label": title,
        "disabled": disabled,
      ], [.text(glyph)])
    return .tag(button)
  }
}
