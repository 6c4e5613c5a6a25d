import CoreArchitecture
@_spi(Hosts) import CoreViews

extension Element {
  var stepperTag: Tag {
    let title = Tag("span", id: partID("t"), [:], [.text(label)])
    let number = Tag("output", id: partID("v"), [:], [.text(value)])
    return box(
      "div", "stepper",
      [
        .tag(title), .tag(number), change("d", "−", hostText("Less")),
        change("u", "+", hostText("More")),
      ]
    ).adding([("role", "group"), ("aria-label", label.isEmpty ? "Number" : label)])
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

  var sliderTag: Tag {
    let range = traits.range
    let input = Tag(
      "input", id: partID("v"),
      [
        "type": "range", "name": "f\(number)", "min": range.map { "\($0.bounds.lowerBound)" },
        "max": range.map { "\($0.bounds.upperBound)" },
        "step": range.map { $0.step.map { "\($0)" } ?? "any" }, "value": value,
        "disabled": disabled, "aria-label": label.isEmpty ? "Value" : nil,
      ])
    let title = Tag("span", id: partID("t"), [:], [.text(label)])
    return box("label", "field", (label.isEmpty ? [] : [.tag(title)]) + [.tag(input)])
  }

  var gaugeTag: Tag {
    let title = Tag("span", id: partID("t"), [:], [.text(label)])
    let name = label.isEmpty ? "Gauge" : label
    let meter = Tag("meter", id: partID("v"), ["value": value, "aria-label": name])
    return box("div", "progress", (label.isEmpty ? [] : [.tag(title)]) + [.tag(meter)])
  }

  var editorTag: Tag {
    let area = Tag(
      "textarea", id: partID("v"),
      [
        "name": "f\(number)", "rows": "\(max(3, min(traits.lines, 12)))", "disabled": disabled,
        "aria-label": label.isEmpty ? "Text" : nil,
      ], [.text(value)])
    let title = Tag("span", id: partID("t"), [:], [.text(label)])
    return box("label", "field", (label.isEmpty ? [] : [.tag(title)]) + [.tag(area)])
  }

  /// The kind of an input for a date: a day, a time, or both.
  var dateType: String {
    switch (value.contains("-"), value.contains(":")) {
    case (true, true): "datetime-local"
    case (false, true): "time"
    case (_, false): "date"
    }
  }

  /// The value as an input shows it, which writes a day and a time with a letter between.
  var inputValue: String {
    role == .datePicker ? value.replacing(" ", with: "T") : value
  }
}
