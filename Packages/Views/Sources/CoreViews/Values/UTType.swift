@_spi(Locked) internal import CoreDependencies
internal import Foundation

/// The kind of a file, by its identifier: `.png`, `UTType(filenameExtension: "csv")`.
///
/// Kinds of a program's own have no list of properties here, so their files end in the last part of
/// the identifier: `UTType(exportedAs: "org.example.recipe")` is that of `soup.recipe`.
public struct UTType: Hashable, Codable, Sendable {
  /// The name that no other kind has, such as `public.png`.
  public let identifier: String

  /// The kinds that programs have declared, with what they conform to.
  private static let declared = Locked<[String: [String]]>([:])
  /// What the identifier of an ending begins with that no kind is known for.
  private static let unknown = "dyn."

  /// Finds a kind by its identifier; nil if there is none.
  public init?(_ identifier: String) {
    let identifier = identifier.lowercased()
    let isDeclared = Self.declared.withLock { $0[identifier] != nil }
    guard isDeclared || Self.fact(of: identifier) != nil || identifier.hasPrefix(Self.unknown)
    else { return nil }
    self.init(known: identifier)
  }

  init(known identifier: String) { self.identifier = identifier }

  /// Finds the kind of files with an ending; one that nobody knows is a kind of its own.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard !ending.isEmpty, !ending.contains(where: { "/.: ".contains($0) }) else { return nil }
    let known = Self.facts.first {
      $0.endings.contains(ending) && UTType(known: $0.identifier).conforms(to: supertype)
    }
    if let known {
      self.init(known: known.identifier)
    } else if let own = Self.own(ending), own.conforms(to: supertype) {
      self = own
    } else {
      self.init(known: "\(Self.unknown)\(ending):\(supertype.identifier)")
    }
  }

  /// Finds the kind with a name in the manner of the web, such as `image/png`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    let found = Self.facts.first {
      $0.mimes.contains(name) && UTType(known: $0.identifier).conforms(to: supertype)
    }
    guard let found else { return nil }
    self.init(known: found.identifier)
  }

  /// Finds the kind with an ending or a name in the manner of the web.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    switch tagClass {
    case .filenameExtension: self.init(filenameExtension: tag, conformingTo: supertype ?? .data)
    case .mimeType: self.init(mimeType: tag, conformingTo: supertype ?? .data)
    default: return nil
    }
  }

  /// Declares a kind of the program's own.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(known: identifier.lowercased())
    let parents = [(parent ?? .data).identifier]
    Self.declared.withLock { $0[self.identifier] = parents }
  }

  /// Declares a kind of another program's.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parent)
  }

  private static func own(_ ending: String) -> UTType? {
    let name = declared.withLock { kinds in
      kinds.keys.sorted().first { UTType(known: $0).ending == ending && fact(of: $0) == nil }
    }
    return name.map(UTType.init(known:))
  }

  /// The ending in the identifier of a kind that is in no table.
  private var ending: String? {
    let name =
      isDynamic
      ? identifier.dropFirst(Self.unknown.count).prefix { $0 != ":" }
      : identifier.split(separator: ".").last ?? ""
    return name.isEmpty ? nil : String(name)
  }

  private var parents: [String] {
    if let fact = Self.fact(of: identifier) { return fact.parents }
    if isDynamic { return identifier.split(separator: ":").last.map { [String($0)] } ?? [] }
    return Self.declared.withLock { $0[identifier] } ?? []
  }
}

extension UTType {
  /// The endings of its files, the usual one first.
  var endings: [String] {
    if let fact = Self.fact(of: identifier) { return fact.endings }
    return ending.map { [$0] } ?? []
  }

  /// The usual ending of its files; nil if they have none.
  public var preferredFilenameExtension: String? { endings.first }

  /// Its usual name in the manner of the web; nil if it has none.
  public var preferredMIMEType: String? { Self.fact(of: identifier)?.mimes.first }

  /// What a person calls it; nil for what has no name.
  public var localizedDescription: String? { Self.fact(of: identifier)?.name }

  /// Whether it is nothing but an ending that no kind is known for.
  public var isDynamic: Bool { identifier.hasPrefix(Self.unknown) }

  /// Whether it is known here, or was declared.
  public var isDeclared: Bool { !isDynamic }

  /// Whether it is no program's own.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All kinds that it is one of, besides itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var next = parents
    while let name = next.popLast() {
      let type = UTType(known: name)
      if found.insert(type).inserted { next += type.parents }
    }
    return found
  }

  /// Whether it is a kind, or one of its kinds.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Whether it is one of the kinds of another, and not that.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Whether another is one of its kinds, and not the same.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

  /// The kind of a file, by what it is and its ending.
  init(of file: URL, isFolder: Bool) {
    let ending = file.pathExtension
    if isFolder {
      self = .folder
    } else {
      self = UTType(filenameExtension: ending) ?? .data
    }
  }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

/// By what a kind of file is found, besides its identifier.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Makes it of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What files of the kind end in.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The name in the manner of the web.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
