/// A place in source code, such as the line at which an issue is reported.
///
/// The underscore keeps it apart from Swift Testing's `SourceLocation` in files that import both.
@frozen
public struct _SourceLocation: Sendable {
  /// The module and the file, as `#fileID` gives them.
  public let fileID: StaticString
  /// The path of the file when it was compiled.
  public let filePath: StaticString
  /// The line, counted from 1.
  public let line: UInt
  /// The column, counted from 1.
  public let column: UInt

  /// Makes a place from its parts.
  @inlinable
  public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

/// Reports an issue at a place.
@_spi(Views) public func reportIssue(_ message: String, at location: _SourceLocation) {
  reportIssue(
    message, fileID: location.fileID, filePath: location.filePath, line: location.line,
    column: location.column)
}
