/// The error that an endpoint of a dependency client throws without an implementation.
public struct Unimplemented: Error, Hashable, CustomStringConvertible {
  /// The name of the endpoint.
  public let endpoint: String

  /// Makes the error for the endpoint with a name.
  public init(_ endpoint: String) { self.endpoint = endpoint }

  /// A sentence with the name of the endpoint.
  public var description: String { "'\(endpoint)' is not implemented" }
}

/// Reports that an endpoint without an implementation was called.
public func _reportUnimplementedEndpoint(
  _ name: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  DependencyIssue.unimplementedEndpoint(name: name).report(
    at: _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
