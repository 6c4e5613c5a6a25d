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

/// A model that is read from a file, and of which a snapshot is written as one.
///
/// Such as an `@Observable` class. SwiftUI's `ReferenceFileDocument` is one that is an
/// `ObservableObject` as well; `import SwiftUI` has it.
public protocol ModelFileDocument: AnyObject {
  /// What is written of it.
  associatedtype Snapshot
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
  /// Returns what to write of it as it is now.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns the file to write of a snapshot.
  func fileWrapper(
    snapshot: Snapshot, configuration: WriteConfiguration
  ) throws -> FileWrapper
}

extension ModelFileDocument {
  /// Those that it is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  /// Makes it of a file and its kind, as a test does.
  public init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

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
