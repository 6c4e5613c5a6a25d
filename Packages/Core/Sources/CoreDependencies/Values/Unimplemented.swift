/// What an endpoint of a dependency client throws when it has not been implemented.
public struct Unimplemented: Error, Hashable, CustomStringConvertible {
  /// The endpoint's name.
  public let endpoint: String

  public init(_ endpoint: String) { self.endpoint = endpoint }

  public var description: String { "'\(endpoint)' is not implemented" }
}

/// Reports that an endpoint without an implementation was called.
public func _reportUnimplementedEndpoint(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  DependencyIssue.unimplementedEndpoint(name: name).report(
    at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
