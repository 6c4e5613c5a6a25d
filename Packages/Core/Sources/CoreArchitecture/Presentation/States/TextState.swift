public import CustomDump
public import Foundation

/// Text as state: the content of a `Text`, in a form that can be compared and tested.
///
/// A literal is the key of its translations, which are looked for when the text is shown: state is
/// the same in all languages, and two texts are equal if they stand in the source alike.
public struct TextState: Hashable, Sendable {
  /// The text in runs of one style each.
  ///
  /// Neighbouring runs differ in style or have keys; no run is empty unless it is the only one.
  @_spi(Views) public private(set) var runs: [Run]

  /// A part of a text in one style.
  @_spi(Views) public struct Run: Hashable, Sendable {
    /// The text, for one with a key as it stands in the source.
    @_spi(Views) public var string: String
    /// How it is drawn.
    @_spi(Views) public var style: Style = []
    fileprivate var key: Key?

    /// The text in the person's language.
    @_spi(Views) public var shown: String {
      key.map { $0.text.string(table: $0.table, bundle: $0.bundle) } ?? string
    }

    /// Whether two stand in the source alike, in the same style.
    @_spi(Views) public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.string == rhs.string && lhs.style == rhs.style
    }

    /// Takes in what `==` compares.
    @_spi(Views) public func hash(into hasher: inout Hasher) {
      hasher.combine(string)
      hasher.combine(style)
    }
  }

  // Unchecked: `Bundle` may be used on any thread, though Foundation does not declare it here.
  fileprivate struct Key: @unchecked Sendable {
    let text: LocalizedStringKey
    let table: String?
    let bundle: Bundle?
  }

  /// The runs as texts are compared: neighbours of one style are one.
  fileprivate var joined: [Run] {
    runs.reduce(into: []) { joined, run in
      if joined.last?.style == run.style {
        joined[joined.count - 1].string += run.string
      } else {
        joined.append(run)
      }
    }
  }

  /// Whether the texts stand in the source alike, with the same styles.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.joined == rhs.joined }

  /// Takes in what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(joined) }

  /// How a part of a text is drawn.
  @_spi(Views) public struct Style: OptionSet, Hashable, Sendable {
    /// A bit for each.
    @_spi(Views) public let rawValue: UInt8

    /// Makes a style from its bits.
    @_spi(Views) public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// In heavy letters.
    @_spi(Views) public static let bold = Style(rawValue: 1)
    /// In slanted letters.
    @_spi(Views) public static let italic = Style(rawValue: 2)
    /// With a line below.
    @_spi(Views) public static let underline = Style(rawValue: 4)
    /// With a line through it.
    @_spi(Views) public static let strikethrough = Style(rawValue: 8)
    /// In letters of one width.
    @_spi(Views) public static let monospaced = Style(rawValue: 16)
  }

  /// Makes a text that is looked up in translations when it is shown; the comment is for
  /// translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    runs = [Run(string: key.source, key: Key(text: key, table: tableName, bundle: bundle))]
  }

  /// Makes plain text; it is taken as it is and not looked up in translations.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.init(verbatim: String(content))
  }

  /// Makes plain text, exactly as given.
  public init(verbatim content: String) {
    runs = [Run(string: content)]
  }

  /// Joins two texts; each part keeps its style.
  public static func + (lhs: Self, rhs: Self) -> Self {
    var text = lhs
    for run in rhs.runs { text.append(run) }
    return text
  }

  private mutating func append(_ run: Run) {
    if run.string.isEmpty { return }
    if runs[runs.count - 1].string.isEmpty {
      runs[runs.count - 1] = run
    } else if run.key == nil, runs[runs.count - 1].key == nil,
      runs[runs.count - 1].style == run.style
    {
      runs[runs.count - 1].string += run.string
    } else {
      runs.append(run)
    }
  }
}

extension TextState {
  /// Sets or removes bold type in the whole text.
  public func bold(_ isActive: Bool = true) -> Self { setting(.bold, isActive) }

  /// Sets or removes italic type in the whole text.
  public func italic(_ isActive: Bool = true) -> Self { setting(.italic, isActive) }

  /// Sets or removes a line below the whole text.
  public func underline(_ isActive: Bool = true) -> Self { setting(.underline, isActive) }

  /// Sets or removes a line through the whole text.
  public func strikethrough(_ isActive: Bool = true) -> Self { setting(.strikethrough, isActive) }

  /// Sets or removes type of equal widths in the whole text.
  public func monospaced(_ isActive: Bool = true) -> Self { setting(.monospaced, isActive) }

  private func setting(_ style: Style, _ isActive: Bool) -> Self {
    var text = TextState(verbatim: "")
    for var run in runs {
      if isActive { run.style.insert(style) } else { run.style.remove(style) }
      text.append(run)
    }
    return text
  }
}

extension String {
  /// Makes a string of a text's characters in the language of the session, without its style.
  ///
  /// A locale says the language instead.
  public init(state: TextState, locale: Locale? = nil) {
    func text() -> String {
      state.runs.count == 1 ? state.runs[0].shown : state.runs.map(\.shown).joined()
    }
    self = locale.map { PreferredLanguages([$0.identifier]).asCurrent(text) } ?? text()
  }
}

extension TextState: CustomDumpRepresentable, CustomStringConvertible {
  /// The text in dumps and differences, with its style in Markdown's notation.
  public var customDumpValue: Any {
    joined.map(\.markdown).joined()
  }

  /// The characters as they stand in the source, without their style.
  public var description: String { runs.map(\.string).joined() }
}

extension TextState.Run {
  fileprivate var markdown: String {
    var text = string
    if style.contains(.monospaced) { text = "`\(text)`" }
    if style.contains(.strikethrough) { text = "~~\(text)~~" }
    if style.contains(.underline) { text = "<u>\(text)</u>" }
    if style.contains(.italic) { text = "_\(text)_" }
    if style.contains(.bold) { text = "**\(text)**" }
    return text
  }
}
