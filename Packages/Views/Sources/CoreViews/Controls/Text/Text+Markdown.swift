@_spi(Views) internal import CoreArchitecture

extension Text {
  /// Shows a text in which `**bold**`, `*slanted*`, `` `code` ``, `~~struck~~` and
  /// `[links](https://example.com)` count, and `^[3 day](inflect: true)`; what is left open is
  /// taken as it is.
  ///
  /// A URL may have brackets in pairs, others behind a backslash or all of it between `<` and `>`;
  /// a title in quotes behind it is left out. The texts within it, between marks, keep their style.
  init(markdown: String, texts: [[TextRun]] = []) {
    var text = markdown
    guard text.withUTF8({ $0.contains(where: MarkdownReader.isMark) }) else {
      self.init(verbatim: markdown)
      return
    }
    var reader = MarkdownReader(markdown, texts: texts)
    self.init(runs: reader.runs())
  }
}

/// Reads the marks within a line of Markdown.
private struct MarkdownReader {
  private var characters: [Character]
  private let texts: [[TextRun]]
  private var index = 0
  private var found: [TextRun] = []
  private var look = TextLook()
  private var open: [(mark: String, look: TextLook)] = []

  init(_ text: String, texts: [[TextRun]]) {
    characters = Array(text)
    self.texts = texts
  }

  /// Whether a byte may begin a mark.
  static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
      UInt8(ascii: "["), UInt8(ascii: "\\"), TextMark.byte:
      true
    default: false
    }
  }

  mutating func runs() -> [TextRun] {
    while index < characters.count { step() }
    return found
  }

  private mutating func step() {
    let character = characters[index]
    if character == "\\", index + 1 < characters.count, characters[index + 1].isPunctuation {
      index += 1
      return add(String(characters[index]), length: 1)
    }
    if character == TextMark.begin, !texts.isEmpty, addText() { return }
    if character == "`", let end = place(of: "`", from: index + 1) {
      let code = String(characters[index + 1..<end])
      index = end
      return add(code, length: 1) { $0.set(.monospaced, true) }
    }
    if starts(with: "^[", at: index), let middle = place(of: "](", from: index + 2),
      starts(with: "\(Inflection.mark))", at: middle + 2)
    {
      let words = String(characters[index + 2..<middle])
      index = middle + 2 + Inflection.mark.count
      return add(Inflection.agreement(of: words), length: 1)
    }
    if character == "[", addLink() { return }
    for mark in ["**", "__", "~~", "*", "_"] where starts(with: mark, at: index) {
      if toggle(mark) { return }
    }
    add(String(character), length: 1)
  }

  /// Adds the words of a link, which may have marks; returns whether it is one.
  private mutating func addLink() -> Bool {
    guard let end = place(closing: "]", "[", from: index + 1),
      let target = MarkdownTarget(characters, from: end + 1)
    else { return false }
    var words = MarkdownReader("", texts: texts)
    words.characters = Array(characters[(index + 1)..<end])
    words.look = look
    words.look.lead(to: target.url)
    for run in words.runs() { add(run.string, length: 0) { $0 = run.look } }
    index = target.end
    return true
  }

  /// The place of the bracket that closes one before the start.
  private func place(closing close: Character, _ open: Character, from start: Int) -> Int? {
    var depth = 0
    var place = start
    while place < characters.count {
      switch characters[place] {
      case "\\": place += 1
      case open: depth += 1
      case close where depth == 0: return place
      case close: depth -= 1
      default: break
      }
      place += 1
    }
    return nil
  }

  /// Adds the text that a mark stands for; returns whether it is one.
  private mutating func addText() -> Bool {
    guard let middle = place(of: TextMark.middle, from: index),
      let end = place(of: TextMark.end, from: middle),
      let number = Int(String(characters[index + 1..<middle])), texts.indices.contains(number)
    else { return false }
    index = end + 1
    for run in texts[number] { add(run.string, length: 0) { $0 = run.look.within($0) } }
    return true
  }

  /// Begins or ends an emphasis; returns whether the mark is one.
  private mutating func toggle(_ mark: String) -> Bool {
    let next = index + mark.count
    if let last = open.last, last.mark == mark, index > 0, !characters[index - 1].isWhitespace {
      look = last.look
      open.removeLast()
      index = next
      return true
    }
    let isWithinWord = mark.hasPrefix("_") && index > 0 && characters[index - 1].isLetter
    guard next < characters.count, !characters[next].isWhitespace, !isWithinWord,
      place(of: mark, from: next + 1) != nil
    else { return false }
    open.append((mark, look))
    switch mark {
    case "**", "__": look.isBold = true
    case "~~": look.set(.strikethrough, true)
    default: look.set(.italic, true)
    }
    index = next
    return true
  }

  private mutating func add(
    _ text: String, length: Int, _ change: ((inout TextLook) -> Void)? = nil
  ) {
    var own = look
    change?(&own)
    index += length
    if found.last?.look == own, own.symbol.isEmpty {
      found[found.count - 1].string += text
    } else {
      found.append(TextRun(string: text, look: own))
    }
  }

  private func starts(with mark: String, at place: Int) -> Bool {
    characters[place...].starts(with: mark)
  }

  private func place(of mark: Character, from start: Int) -> Int? {
    characters[start...].firstIndex(of: mark)
  }

  private func place(of mark: String, from start: Int) -> Int? {
    guard start < characters.count else { return nil }
    return characters.indices[start...].first { starts(with: mark, at: $0) }
  }
}

/// Where a link of Markdown leads to: what stands between round brackets.
private struct MarkdownTarget {
  private(set) var url = ""
  /// The place behind the last bracket.
  private(set) var end: Int
  private let characters: [Character]

  /// Reads it from the place of its first bracket; nil if that is none, or has no end.
  init?(_ characters: [Character], from start: Int) {
    self.characters = characters
    end = start
    guard take("(") else { return nil }
    takeBlanks()
    guard take("<") ? takeEnclosed() : takeBare() else { return nil }
    if takeBlanks(), let quote = next, "\"'".contains(quote) {
      end += 1
      while let character = next, character != quote { end += character == "\\" ? 2 : 1 }
      guard take(quote) else { return nil }
      takeBlanks()
    }
    guard take(")") else { return nil }
  }

  private var next: Character? { end < characters.count ? characters[end] : nil }

  private mutating func take(_ wanted: Character) -> Bool {
    guard next == wanted else { return false }
    end += 1
    return true
  }

  @discardableResult
  private mutating func takeBlanks() -> Bool {
    let start = end
    while next?.isWhitespace == true { end += 1 }
    return end > start
  }

  /// Takes a URL up to the sign that ends it.
  private mutating func takeEnclosed() -> Bool {
    while let character = next, character != ">", !character.isNewline { takeOne(character) }
    return take(">")
  }

  /// Takes a URL up to a blank, or the bracket that none within it has opened.
  private mutating func takeBare() -> Bool {
    var depth = 0
    while let character = next, !character.isWhitespace {
      if character == "(" { depth += 1 }
      if character == ")" {
        if depth == 0 { break }
        depth -= 1
      }
      takeOne(character)
    }
    return depth == 0 && !url.isEmpty
  }

  private mutating func takeOne(_ character: Character) {
    end += 1
    guard character == "\\", let escaped = next, escaped.isPunctuation else {
      return url.append(character)
    }
    url.append(escaped)
    end += 1
  }
}
