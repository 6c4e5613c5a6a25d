import CoreArchitecture
@_spi(Hosts) import CoreViews

extension Element {
  /// A button; where its label is made of parts, the button lies over them, so that a control among
  /// them can be pressed by itself.
  func buttonTag(
    _ className: String, hasParts: Bool, _ state: [(String, String?)] = []
  ) -> Tag {
    if let request = traits.fileRequest { return uploadTag(request) }
    let name = style.buttonRole.map { "\(className) \($0.className)" } ?? className
    let kind = address == nil && traits.fileOffer == nil ? "button" : "a"
    guard hasParts else {
      var tag = Tag(kind, id: partID("e"), ["class": classes(name)], [.text(label)])
      tag.add(pressing + state + [("hidden", hidden)] + inputAttributes)
      return tag
    }
    var button = Tag(kind, id: partID("t"), ["class": "hit", "aria-label": label])
    button.add(pressing + state)
    return box("div", "\(name) parts", [.tag(button), .tag(labelParts)])
  }

  /// What a form sends when the element is pressed, or where the browser goes; the script knows
  /// what concerns the clipboard.
  private var pressing: [(String, String?)] {
    if let offer = traits.fileOffer {
      return [
        ("href", "\(Paths.offer)\(number)-\(offer.token)"), ("download", offer.name),
      ]
    }
    if let address {
      return [("href", address), ("target", "_blank"), ("rel", "noopener noreferrer")]
    }
    return [
      ("name", "p"), ("value", "\(number)"), ("disabled", disabled),
      ("data-share", traits.shared.isEmpty ? nil : traits.shared),
      ("data-paste", traits.takesPaste ? "" : nil),
    ] + focusing
  }

  /// The URL of a link, of a kind that can run no script; nil for every other.
  private var address: String? {
    guard role == .link, isEnabled, let colon = value.firstIndex(of: ":") else { return nil }
    let scheme = value[..<colon].lowercased()
    return ["https", "http", "mailto", "tel"].contains(scheme) ? value : nil
  }

  private var labelParts: Tag {
    Tag("div", id: partID("k"), ["class": "label", "hidden": hidesLabel ? "" : nil], [.slot])
  }

  /// The label of a field or a switch: its parts, or its text if there is any.
  func title(hasParts: Bool) -> [Tag.Part] {
    if hasParts { return [.tag(labelParts)] }
    return label.isEmpty || hidesLabel
      ? [] : [.tag(Tag("span", id: partID("t"), [:], [.text(label)]))]
  }

  func fieldTag(type: String, hasParts: Bool) -> Tag {
    let input = Tag(
      "input", id: partID("v"),
      [
        "type": type, "name": "f\(number)", "value": inputValue, "disabled": disabled,
        "autocomplete": traits.entry?.content?.autofill
          ?? (type == "password" ? "current-password" : "off"),
        "placeholder": placeholder,
        "aria-invalid": traits.isInvalid ? "true" : nil,
        "enterkeyhint": isSubmittable ? traits.entry?.submit?.key ?? "go" : nil,
        "aria-label": isUnnamed(hasParts) ? name(or: hostText("Text")) : nil,
      ]
    ).adding((traits.entry?.attributes ?? []) + focusing)
    let tag = hasParts ? "div" : "label"
    let name =
      switch type {
      case "text", "password": "field"
      case "search": "field searchbox"
      default: "field aside"
      }
    return box(tag, name, title(hasParts: hasParts) + [.tag(input)])
  }

  func toggleTag(hasParts: Bool) -> Tag {
    let input = Tag(
      "input", id: partID("v"),
      [
        "type": "checkbox", "role": "switch", "name": "c\(number)",
        "checked": isSelected ? "" : nil, "disabled": disabled,
        "aria-label": isUnnamed(hasParts) ? name(or: hostText("Switch")) : nil,
      ]
    ).adding(focusing)
    // Tells a form without script that the switch was there and off.
    let mark = Tag("input", ["type": "hidden", "name": "h", "value": "\(number)"])
    let tag = hasParts ? "div" : "label"
    return box(tag, "toggle", title(hasParts: hasParts) + [.tag(mark), .tag(input)])
  }

  func progressTag(hasParts: Bool) -> Tag {
    let title = title(hasParts: hasParts)
    guard let fraction else {
      let spinner = Tag(
        "span", id: partID("v"),
        ["class": "spinner", "role": "progressbar", "aria-label": name(or: hostText("Loading"))])
      return box("div", "progress", [.tag(spinner)] + title)
    }
    let bar = Tag(
      "progress", id: partID("v"),
      ["max": "1", "value": "\(fraction)", "aria-label": name(or: hostText("Progress"))])
    return box("div", "progress", title + [.tag(bar)])
  }

  /// Whether views follow the focus of the control, and want it to have it.
  var focusing: [(String, String?)] {
    followsFocus ? [("data-follows", "\(number)"), ("autofocus", isFocused ? "" : nil)] : []
  }

  /// Whether nothing that is drawn names the control.
  func isUnnamed(_ hasParts: Bool) -> Bool {
    hasParts || label.isEmpty || hidesLabel
  }

  /// Has an empty field show its label within, as one beside other views does.
  mutating func sayLabelWithin() {
    guard isLineOfText, !traits.isLabelHidden else { return }
    traits.isLabelHidden = true
    if traits.prompt.isEmpty { traits.prompt = label }
  }

  /// Whether it is a stack, and no form whose rows have room for labels.
  var isPlainStack: Bool {
    switch role {
    case .horizontal, .layered: true
    case .vertical: !isForm
    default: false
    }
  }

  /// Whether it is a field for one line.
  var isLineOfText: Bool { role == .textField || role == .secureField }

  /// What an empty field shows; one to search in says there what it is.
  ///
  /// A blank lets the stylesheet know that a line of text is empty, where the label may stand.
  private var placeholder: String? {
    let prompt = traits.prompt.isEmpty && role == .searchField ? label : traits.prompt
    return prompt.isEmpty ? (isLineOfText && !traits.isLabelHidden ? " " : nil) : prompt
  }

  private var hidesLabel: Bool { traits.isLabelHidden || role == .searchField }

  func name(or other: String) -> String { label.isEmpty ? other : label }

  /// A symbol, or its character, which is read aloud as its label; else the label itself.
  var imageTag: Tag {
    if let picture = traits.picture?.picture, picture.isForBrowsers { return pictureTag(picture) }
    let classes = SymbolSheet.classes(for: value)
    guard !classes.isEmpty || symbolGlyph != nil else {
      return box("span", "image", [.text(label)])
    }
    let tag = box(
      "span", (["image"] + (classes.isEmpty ? ["glyph"] : classes)).joined(separator: " "),
      classes.isEmpty ? [.text(symbolGlyph ?? "")] : [])
    return label.isEmpty
      ? tag.adding([("aria-hidden", "true")])
      : tag.adding([("role", "img"), ("aria-label", label)])
  }
}

extension Element {
  /// A field for files with a button that sends them, without the script's help.
  func uploadTag(_ request: FileRequest) -> Tag {
    let accepted = request.endings.map { ".\($0)" }.joined(separator: ",")
    let input = Tag(
      "input", id: partID("v"),
      [
        "type": "file", "name": "u\(number)", "disabled": disabled,
        "accept": accepted.isEmpty ? nil : accepted,
        "multiple": request.allowsMany ? "" : nil,
        "aria-label": request.allowsMany ? hostText("Files") : hostText("File"),
      ])
    let button = Tag(
      "input",
      [
        "type": "submit", "class": "button prominent", "value": label, "disabled": disabled,
        "formaction": Paths.files, "formenctype": "multipart/form-data",
      ])
    return box("div", "upload", [.tag(input), .tag(button)])
  }
}
