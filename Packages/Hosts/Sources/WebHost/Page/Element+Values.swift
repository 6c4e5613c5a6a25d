import CoreArchitecture
@_spi(Hosts) import CoreViews

extension Element {
  func stepperTag(hasParts: Bool) -> Tag {
    // A label that tells a number tells it once.
    let isTold = label.contains(where: \.isNumber)
    let number = Tag(
      "output", id: partID("v"), ["class": isTold ? "unseen" : nil], [.text(value)])
    return box(
      "div", "stepper",
      title(hasParts: hasParts) + [
        .tag(number), change("d", "−", hostText("Less")), change("u", "+", hostText("More")),
      ]
    ).adding([("role", "group"), ("aria-label", name(or: hostText("Number")))])
  }

  private func change(_ name: String, _ glyph: String, _ title: String) -> Tag.Part {
    let button = Tag(
      "button", id: partID(name),
      [
        "class": "button", "name": name, "value": "\(number)", "aria-label": title,
        "disabled": disabled,
      ], [.text(glyph)])
    return .tag(button)
  }

  func sliderTag(hasParts: Bool) -> Tag {
    let range = traits.range
    let input = Tag(
      "input", id: partID("v"),
      [
        "type": "range", "name": "f\(number)", "min": range.map { "\($0.bounds.lowerBound)" },
        "max": range.map { "\($0.bounds.upperBound)" },
        "step": range.map { $0.step.map { "\($0)" } ?? "any" }, "value": value,
        "disabled": disabled,
        "aria-label": isUnnamed(hasParts) ? name(or: hostText("Value")) : nil,
      ])
    return box(
      hasParts ? "div" : "label", "field aside slider", title(hasParts: hasParts) + [.tag(input)])
  }

  func gaugeTag(hasParts: Bool) -> Tag {
    let name = name(or: hostText("Gauge"))
    let meter = Tag("meter", id: partID("v"), ["value": value, "aria-label": name])
    return box("div", "progress", title(hasParts: hasParts) + [.tag(meter)])
  }

  func editorTag(hasParts: Bool) -> Tag {
    let area = Tag(
      "textarea", id: partID("v"),
      [
        "name": "f\(number)", "rows": "\(max(3, min(traits.lines, 12)))", "disabled": disabled,
        "aria-label": isUnnamed(hasParts) ? name(or: hostText("Text")) : nil,
      ], [.text(value)]
    ).adding(focusing)
    return box(hasParts ? "div" : "label", "field", title(hasParts: hasParts) + [.tag(area)])
  }

  /// The kind of an input for a date: a day, a time, or both.
  var dateType: String {
    switch (value.contains("-"), value.contains(":")) {
    case (true, true): "datetime-local"
    case (false, true): "time"
    case (_, false): "date"
    }
  }

  /// The value as an input shows it, which writes a day and a time with a letter between, and a
  /// colour by its parts.
  var inputValue: String {
    role == .datePicker ? value.replacing(" ", with: "T") : colorHex ?? value
  }
}
