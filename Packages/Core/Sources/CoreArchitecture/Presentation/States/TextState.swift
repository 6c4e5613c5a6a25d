public import CustomDump
public import Foundation

/// Text as state: the content of a `Text`, in a form that can be compared and tested.
public struct TextState: Hashable, Sendable {
  /// The text in runs of one style each.
  ///
  /// Neighbouring runs differ in style; no run is empty unless it is the only one.
  package private(set) var runs: [Run]

  package struct Run: Hashable, Sendable {
    package var string: String
    package var style: Style = []
  }

  package struct Style: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Style(rawValue: 1)
    package static let italic = Style(rawValue: 2)
    package static let underline = Style(rawValue: 4)
    package static let strikethrough = Style(rawValue: 8)
    package static let monospaced = Style(rawValue: 16)
  }

  /// Makes plain text; it is taken as it is and not looked up in translations.
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
    } else if runs[runs.count - 1].style == run.style {
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
  /// Makes a string of a text's characters, without its style.
  ///
  /// The locale has no effect: the text is the same in all languages.
  public init(state: TextState, locale: Locale? = nil) {
    self = state.runs.count == 1 ? state.runs[0].string : state.runs.map(\.string).joined()
  }
}

extension TextState: CustomDumpRepresentable, CustomStringConvertible {
  /// The text in dumps and differences, with its style in Markdown's notation.
  public var customDumpValue: Any {
    runs.map(\.markdown).joined()
  }

  /// The characters without their style.
  public var description: String { String(state: self) }
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
