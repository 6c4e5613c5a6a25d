public import Foundation

/// What a person has picked up, for those that take it: a value, with the kinds that it is of.
///
/// A value is handed over at once, on the thread that asks.
public final class NSItemProvider {
  /// The value; nil for none.
  let value: Any?
  /// The kinds that the value is of, the best one first.
  public private(set) var registeredTypeIdentifiers: [String]
  /// What a file of it would be called.
  public var suggestedName: String?

  /// Makes one without a value.
  public convenience init() { self.init(item: nil, typeIdentifier: nil) }

  /// Makes one of a value; a text, bytes and a URL have their kind by themselves.
  public convenience init(object: Any) { self.init(item: object, typeIdentifier: nil) }

  /// Makes one of a value of a kind.
  public init(item: Any?, typeIdentifier: String?) {
    value = item
    let own = item.map { Self.type(of: $0).identifier }
    registeredTypeIdentifiers = (typeIdentifier ?? own).map { [$0] } ?? []
  }

  /// Makes one of a file; nil if there is none.
  public convenience init?(contentsOf url: URL?) {
    guard let url, url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      return nil
    }
    self.init(item: url, typeIdentifier: nil)
    registeredTypeIdentifiers.append(UTType(of: url, isFolder: false).identifier)
    suggestedName = url.lastPathComponent
  }

  private static func type(of item: Any) -> UTType {
    switch item {
    case is String, is NSString, is AttributedString: .plainText
    case let url as URL: url.isFileURL ? .fileURL : .url
    case let url as NSURL: (url as URL).isFileURL ? .fileURL : .url
    default: .data
    }
  }

  /// Whether it has a value of a kind, or of one that is such a kind.
  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    guard let wanted = UTType(identifier) else {
      return registeredTypeIdentifiers.contains(identifier)
    }
    return registeredTypeIdentifiers.contains { UTType(known: $0).conforms(to: wanted) }
  }

  /// The kinds that the value is of, the best one first.
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.map(UTType.init(known:)) }

  /// Whether its value is of a type, or can be made one.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { object(type) != nil }

  /// Hands over the value as one of a type.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    let found = object(type)
    completionHandler(found, found == nil ? Missing(wanted: "\(type)") : nil)
    return Self.finished
  }

  /// Hands over the value as one of a type that can be dragged.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping (Result<T, any Error>) -> Void
  ) -> Progress {
    completionHandler(object(type).map { .success($0) } ?? .failure(Missing(wanted: "\(type)")))
    return Self.finished
  }

  /// Hands over the value, if it is of a kind.
  public func loadItem(
    forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let isThere = hasItemConformingToTypeIdentifier(identifier)
    completionHandler?(isThere ? value : nil, isThere ? nil : Missing(wanted: identifier))
  }

  /// Hands over the bytes of the value, if it is of a kind.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let bytes = hasItemConformingToTypeIdentifier(identifier) ? object(Data.self) : nil
    completionHandler(bytes, bytes == nil ? Missing(wanted: identifier) : nil)
    return Self.finished
  }

  /// Hands over the bytes of the value, if it is of a kind.
  @discardableResult
  public func loadDataRepresentation(
    for type: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: type.identifier, completionHandler: completionHandler)
  }

  private static var finished: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  private struct Missing: Error, CustomStringConvertible {
    let wanted: String
    var description: String { "There is no \(wanted) in what was picked up." }
  }
}

extension NSItemProvider {
  /// The value as one of a type; nil if it cannot be.
  func object<T>(_ type: T.Type) -> T? {
    if let value = value as? T { return value }
    let text =
      (value as? String) ?? (value as? NSString)?.description ?? (value as? URL)?.absoluteString
    let forms: [Any?] = [
      text as Any?, text.map { NSString(string: $0) } as Any?,
      text.flatMap { URL(string: $0) } as Any?, text.flatMap { NSURL(string: $0) } as Any?,
      bytes as Any?,
    ]
    return forms.lazy.compactMap { $0 as? T }.first
  }

  private var bytes: Data? {
    switch value {
    case let text as String: Data(text.utf8)
    case let text as NSString: Data("\(text)".utf8)
    case let url as URL where url.isFileURL: try? Data(contentsOf: url)
    case let url as URL: Data(url.absoluteString.utf8)
    default: nil
    }
  }
}
