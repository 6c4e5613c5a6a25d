import CoreArchitecture
@_spi(Hosts) import CoreViews

extension Element {
  /// The element around all others; without a title of its own it has the program's, unseen.
  func rootTag(program: String) -> Tag {
    let unseen = Tag(
      "h1", id: partID("t"), ["class": "unseen heading", "tabindex": "-1"], [.text(program)])
    let title: [Tag.Part] =
      label.isEmpty
      ? program.isEmpty ? [] : [.tag(unseen)]
      : [.tag(Tag("header", ["class": "bar"], [.tag(heading("h1"))]))]
    let content = Tag("div", id: partID("k"), ["class": "content"], [.slot])
    return Tag("main", id: partID("e"), ["class": "root"], title + [.tag(content)])
  }

  var screenTag: Tag {
    let back = Tag(
      "button", ["class": "back", "name": "b", "value": "1"], [.text(hostText("Back"))])
    let bar = Tag(
      "header", ["class": "bar"], (traits.isBackHidden ? [] : [.tag(back)]) + titles)
    let content = Tag("div", id: partID("k"), ["class": "content"], [.slot])
    return box("section", "screen", [.tag(bar), .tag(content)])
      .adding([("aria-labelledby", titleID)])
  }

  var sectionTag: Tag {
    let title: [Tag.Part] =
      label.isEmpty
      ? [] : [.tag(Tag("h2", id: partID("t"), ["tabindex": "-1"], [.text(label)]))]
    let rows = Tag("ul", id: partID("k"), ["class": "rows"], [.slot])
    return box("div", "section", title + [.tag(rows)])
      .adding([("role", "group"), ("aria-labelledby", titleID)])
  }

  var tabsName: String {
    traits.look != .pages ? "tabs" : traits.isLabelHidden ? "tabs pages dotless" : "tabs pages"
  }

  /// A tab with the button that selects it, which shows while the content does not.
  var tabTag: Tag {
    let panel = Tag(
      "div", id: partID("k"), ["class": "panel", "hidden": isSelected ? nil : ""], [.slot])
    let button = Tag(
      "button", id: partID("t"),
      [
        "class": (["tabitem"] + ColorSheet.classes(style.tint, for: .tint)).joined(separator: " "),
        "name": "p", "value": "\(number)", "disabled": disabled,
        "aria-current": isSelected ? "page" : nil,
      ],
      tabIcon + [.text(label)])
    return Tag("div", id: partID("e"), ["class": "tab"], [.tag(panel), .tag(button)])
  }

  /// The symbol above the title of a tab, which is not read aloud.
  private var tabIcon: [Tag.Part] {
    let classes = SymbolSheet.classes(for: traits.symbol)
    guard !classes.isEmpty || symbolGlyph != nil else { return [] }
    let name = (["icon"] + classes).joined(separator: " ")
    let glyph: [Tag.Part] = classes.isEmpty ? [.text(symbolGlyph ?? "")] : []
    return [.tag(Tag("span", ["class": name, "aria-hidden": "true"], glyph))]
  }

  // MARK: Presentations

  /// A sheet or a cover; the button that closes it is hidden where going back cannot close it.
  func sheetTag(showing title: String) -> Tag {
    let close = Tag(
      "button", id: partID("c"),
      [
        "class": "close", "name": "b", "value": "1", "aria-label": hostText("Close"),
        "hidden": isEnabled ? nil : "",
      ], [.text("✕")])
    let bar = Tag("header", ["class": "bar"], titles + [.tag(close)])
    let content = Tag("div", id: partID("k"), ["class": "content"], [.slot])
    let name = [role.rawValue, detentClass].filter { !$0.isEmpty }.joined(separator: " ")
    return box("dialog", name, [.tag(bar), .tag(content), Self.live])
      .adding([
        ("open", ""), ("aria-labelledby", titleID),
        ("aria-label", label.isEmpty ? sheetName(showing: title) : nil),
      ])
  }

  /// What a sheet without a title of its own is called, by that of its screen.
  func sheetName(showing title: String) -> String {
    title.isEmpty ? hostText("Page in front") : title
  }

  /// The class for the height at which a sheet rests, in tenths of the window's.
  private var detentClass: String {
    guard let detent = traits.detent else { return "" }
    return switch detent {
    case .medium: "detent-5"
    case .large: "detent-10"
    case .fraction(let part): "detent-\(min(10, max(1, Int((part * 10).rounded()))))"
    case .height: "detent-content"
    }
  }

  var dialogTag: Tag {
    let message = Tag("p", id: partID("v"), ["class": "message"], [.text(value)])
    let messages: [Tag.Part] = value.isEmpty ? [] : [.tag(message)]
    let buttons = Tag("div", id: partID("k"), ["class": "buttons"], [.slot])
    let title: [Tag.Part] = label.isEmpty ? [] : [.tag(heading("h2"))]
    let parts = title + messages + [.tag(buttons), Self.live]
    return box("dialog", role == .alert ? "alert" : "choice", parts)
      .adding([
        ("open", ""), ("role", "alertdialog"), ("aria-labelledby", titleID),
        ("aria-label", label.isEmpty ? hostText("Question") : nil),
        ("aria-describedby", value.isEmpty ? nil : partID("v")),
      ])
  }

  /// Where the script says what has changed, while nothing behind the dialog is read aloud.
  private static let live = Tag.Part.tag(
    Tag("p", ["class": "live", "role": "status", "aria-live": "polite"]))

  // MARK: Titles

  private var titleID: String? { label.isEmpty ? nil : partID("t") }

  private var titles: [Tag.Part] { label.isEmpty ? [] : [.tag(heading("h1"))] }

  private func heading(_ name: String) -> Tag {
    Tag(name, id: partID("t"), ["class": "heading", "tabindex": "-1"], [.text(label)])
  }
}
