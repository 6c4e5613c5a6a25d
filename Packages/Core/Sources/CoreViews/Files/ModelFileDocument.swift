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
