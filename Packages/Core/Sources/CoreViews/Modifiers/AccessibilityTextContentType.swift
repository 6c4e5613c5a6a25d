/// What kind of text a view holds.
public enum AccessibilityTextContentType: Hashable, Sendable {
  /// Any text, or one of these kinds.
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing

  /// What is told of it; nil for nothing.
  var name: String? {
    switch self {
    case .plain: nil
    case .console: "console"
    case .fileSystem: "paths of files"
    case .messaging: "messages"
    case .narrative: "story"
    case .sourceCode: "source code"
    case .spreadsheet: "table of values"
    case .wordProcessing: "document"
    }
  }
}
