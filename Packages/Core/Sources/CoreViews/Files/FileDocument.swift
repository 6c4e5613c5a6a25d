/// A value that is read from a file and written as one.
public protocol FileDocument {
  /// What it is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What it is written as.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The kinds of files that it is read from.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that it is written as.
  static var writableContentTypes: [UTType] { get }

  /// Reads it.
  init(configuration: ReadConfiguration) throws
  /// Returns the file to write.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// Those that it is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
