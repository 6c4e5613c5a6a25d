public import Foundation

/// A file, or a folder of files, in memory: what a document is read from and written as.
public final class FileWrapper {
  /// How a folder is read.
  public struct ReadingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Reads everything at once, as is always done.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Reads without mapping the file, as is always done.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Replaces a file as a whole, or not at all.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Has the files keep the names that they were written with.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// The name that it would like to have.
  public var preferredFilename: String?
  /// The name that it was read with.
  public var filename: String?
  /// The bytes of a file; nil for a folder.
  public let regularFileContents: Data?
  /// What is in a folder, by names; nil for a file.
  public private(set) var fileWrappers: [String: FileWrapper]?

  /// Makes a file of bytes.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// Makes a folder of files by their names.
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = children
    for (name, child) in children where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Reads a file, or a folder with all that is in it.
  public init(url: URL, options: ReadingOptions = []) throws {
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    if url.isFolder {
      regularFileContents = nil
      var children: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      fileWrappers = children
    } else {
      regularFileContents = try Data(contentsOf: url)
    }
  }

  /// Whether it is a file.
  public var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }
  /// Whether it is a link, which it never is: links are read as what they lead to.
  public var isSymbolicLink: Bool { false }

  /// Writes it to a place, whose folder has to be there.
  public func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil
  ) throws {
    if let regularFileContents {
      try regularFileContents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    } else {
      let files = FileManager.default
      try files.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in fileWrappers ?? [:] {
        try child.write(to: url.appendingPathComponent(name), options: options)
      }
    }
  }

  /// Adds a file to a folder, and returns the name that it has there.
  @discardableResult
  public func addFileWrapper(_ child: FileWrapper) -> String {
    let wish = child.preferredFilename ?? "file"
    var (name, count) = (wish, 1)
    while fileWrappers?[name] != nil {
      count += 1
      name = wish.numbered(count)
    }
    child.filename = name
    fileWrappers?[name] = child
    return name
  }

  /// Adds a file of bytes to a folder, and returns the name that it has there.
  @discardableResult
  public func addRegularFile(withContents data: Data, preferredFilename name: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = name
    return addFileWrapper(child)
  }

  /// Takes a file out of a folder.
  public func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }

  /// Whether the bytes of another, or all that is in it by names, are the same.
  func hasContents(of other: FileWrapper) -> Bool {
    guard regularFileContents == other.regularFileContents,
      fileWrappers?.count == other.fileWrappers?.count
    else { return false }
    return (fileWrappers ?? [:]).allSatisfy { name, child in
      other.fileWrappers?[name].map(child.hasContents) ?? false
    }
  }

  /// Returns the name of a file in a folder.
  public func keyForFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  /// Whether a file at a place is another one than this was read from.
  public func matchesContents(of url: URL) -> Bool {
    regularFileContents != nil && regularFileContents == (try? Data(contentsOf: url))
  }
}

extension String {
  /// The name of a file with a number before its ending.
  func numbered(_ count: Int) -> String {
    let url = URL(fileURLWithPath: "/" + self)
    let ending = url.pathExtension
    let name = url.deletingPathExtension().lastPathComponent
    return ending.isEmpty ? "\(name) \(count)" : "\(name) \(count).\(ending)"
  }
}

extension URL {
  /// Whether there is a folder, also behind a link.
  var isFolder: Bool {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isThere && isFolder.boolValue
  }

  /// Whether there is a file or a folder.
  var isThere: Bool { FileManager.default.fileExists(atPath: path) }
}
