public import Foundation

extension Text {
  /// Shows an attributed text with its colours, fonts and lines; links are underlined, and
  /// lead to their URLs.
  @_disfavoredOverload
  public init(_ content: AttributedString) {
    self.init(
      runs: content.runs.map { run in
        TextRun(
          string: String(content[run.range].characters), look: TextLook(run.attributes))
      })
  }
}

extension AttributedString {
  /// Reads Markdown: bold, slanted, struck and code become the intents of runs, links are links.
  ///
  /// Marks within a line count. Those of blocks, such as headings and lists, stay in the text.
  ///
  /// - Parameters:
  ///   - markdown: The text. What is left open in it is taken as it is.
  ///   - options: Taken for the spelling: there is one way to read.
  ///   - baseURL: What links without a scheme are relative to.
  /// - Throws: Nothing, as every text can be read.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for run in Text(markdown: markdown).parts {
      var part = AttributedString(run.string)
      let intent = run.look.intent
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      if !run.look.link.isEmpty { part.link = URL(string: run.look.link, relativeTo: baseURL) }
      append(part)
    }
  }

  /// How Markdown is read; hosts read all of it in one way.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// Which marks count.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Marks within lines; blocks are not read, as with the others.
      case full
      /// Marks within lines.
      case inlineOnly
      /// Marks within lines.
      case inlineOnlyPreservingWhitespace
    }
    /// What to do about a text that cannot be read, of which there is none.
    public enum FailurePolicy: Hashable, Sendable {
      /// To throw.
      case throwError
      /// To return what was read.
      case returnPartiallyParsedIfPossible
    }

    /// Whether marks for attributes of an app's own count: they do not.
    public var allowsExtendedAttributes: Bool
    /// Which marks count.
    public var interpretedSyntax: InterpretedSyntax
    /// What to do about a text that cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Makes options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }
}

extension TextLook {
  private static let intents: [(InlinePresentationIntent, Element.Style.Marks)] = [
    (.emphasized, .italic), (.code, .monospaced), (.strikethrough, .strikethrough),
  ]

  fileprivate var intent: InlinePresentationIntent {
    var intent: InlinePresentationIntent = isBold == true ? .stronglyEmphasized : []
    for (part, mark) in Self.intents where marks.contains(mark) { intent.insert(part) }
    return intent
  }

  fileprivate init(_ attributes: AttributeContainer) {
    self.init()
    if let font = attributes.font { set(font) }
    color = attributes.foregroundColor
    if attributes.underlineStyle != nil { set(.underline, true) }
    if attributes.strikethroughStyle != nil { set(.strikethrough, true) }
    let intent = attributes.inlinePresentationIntent ?? []
    if intent.contains(.stronglyEmphasized) { isBold = true }
    for (part, mark) in Self.intents where intent.contains(part) { set(mark, true) }
    if let url = attributes.link { lead(to: url.absoluteString) }
  }
}
