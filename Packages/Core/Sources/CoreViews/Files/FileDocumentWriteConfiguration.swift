/// What a document is written as.
public struct FileDocumentWriteConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file that is there; nil for a new one.
  public let existingFile: FileWrapper?

  /// Makes it of a kind and the file that is there, as a test does.
  public init(contentType: UTType, existingFile: FileWrapper? = nil) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}
