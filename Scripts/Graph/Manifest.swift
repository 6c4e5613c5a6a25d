import Foundation

/// What `swift package dump-package` tells of a package, as far as the graph needs it.
struct Manifest: Decodable {
  let name: String
  let dependencies: [Dependency]
  let products: [Product]
  let targets: [Target]

  struct Product: Decodable {
    let name: String
    let targets: [String]
    let type: [String: [String]?]

    var isDynamic: Bool { type["library"] == ["dynamic"] }
  }

  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let dependencies: [Reference]
    private let settings: [Setting]

    /// What `-module-alias` says, such as `SwiftUI=ModularSwiftUI`.
    var aliases: Set<String> {
      Set(settings.flatMap { $0.kind.unsafeFlags?._0 ?? [] }.filter { $0.contains("=Modular") })
    }

    private struct Setting: Decodable {
      let kind: Kind
    }

    /// Whether what says nothing else is of the main actor.
    var isOfMainActor: Bool { settings.contains { $0.kind.defaultIsolation?._0 == "MainActor" } }

    private struct Kind: Decodable {
      let unsafeFlags: Flags?
      let defaultIsolation: Isolation?
    }

    private struct Isolation: Decodable {
      let _0: String?
    }

    private struct Flags: Decodable {
      let _0: [String]
    }
  }

  /// Another package: a folder beside this one, or a repository.
  struct Dependency: Decodable {
    let name: String
    let isOurs: Bool

    init(from decoder: any Decoder) throws {
      let fields = try decoder.singleValueContainer().decode([String: [Source]].self)
      guard let (kind, sources) = fields.first, let source = sources.first else {
        throw DecodingError.valueNotFound(
          Source.self,
          .init(codingPath: decoder.codingPath, debugDescription: "A dependency without a source."))
      }
      isOurs = kind == "fileSystem"
      name = source.path.map { URL(filePath: $0).lastPathComponent } ?? source.identity
    }

    private struct Source: Decodable {
      let identity: String
      let path: String?
    }
  }

  /// What a target depends on: a target of its package, or a product.
  struct Reference: Decodable {
    let name: String
    /// The package of a product, if the manifest says it.
    let package: String?

    init(from decoder: any Decoder) throws {
      let words = try decoder.singleValueContainer().decode([String: [Word]].self).values.first
      name = words?.first?.text ?? ""
      package = words?.dropFirst().first?.text
    }

    /// An element of a list in which other things than texts stand, too.
    private struct Word: Decodable {
      let text: String?

      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }
  }
}
