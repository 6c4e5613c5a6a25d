@_spi(Locked) internal import CoreDependencies
public import Foundation

/// A picture whose bytes are there: loaded, or in a file of the program.
///
/// It can be asked for by name for as long as something shows it.
public final class Picture: Hashable, Sendable {
  private enum Content: Sendable {
    case data(Data)
    case file(URL)
  }

  private struct Reference: Sendable {
    weak var picture: Picture?
  }

  private static let shown = Locked<[String: Reference]>([:])

  /// Names it in this process, so that nobody can guess it: 128 random bits.
  public let name: String
  /// How many pixels a point is wide, from a hundredth to a hundred.
  public let scale: Double
  /// The media type, such as `image/png`.
  public let type: String
  /// The width and height in pixels; nil where the bytes do not tell.
  public let size: (width: Int, height: Int)?
  private let content: Content

  /// Makes a picture of bytes; nil if they are none that is known here.
  public convenience init?(_ data: Data, scale: Double = 1) {
    self.init(.data(data), data, scale)
  }

  /// Makes a picture of a file, which is read anew for whom asks; nil if it is none.
  public convenience init?(contentsOf file: URL, scale: Double = 1) {
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return nil }
    self.init(.file(file), data, scale)
  }

  private init?(_ content: Content, _ data: Data, _ scale: Double) {
    guard let format = PictureFormat(data) else { return nil }
    self.content = content
    self.scale = (0.01...100).contains(scale) ? scale : 1
    type = format.type
    size = format.size(of: data)
    let bits = [UInt64.random(in: .min ... .max), .random(in: .min ... .max)]
    name = bits.map { String($0, radix: 36) }.joined(separator: "-")
    let reference = Reference(picture: self)
    Self.shown.withLock { [name] in $0[name] = reference }
  }

  deinit {
    Self.shown.withLock { [name] in $0[name] = nil }
  }

  /// The picture of a name; nil if nothing shows it any more.
  @_spi(Hosts)
  public static func named(_ name: String) -> Picture? {
    shown.withLock { $0[name]?.picture }
  }

  /// The bytes.
  ///
  /// Throws what reading the file throws.
  public func bytes() throws -> Data {
    switch content {
    case .data(let data): data
    case .file(let file): try Data(contentsOf: file)
    }
  }

  /// Whether both are the same object.
  public static func == (lhs: Picture, rhs: Picture) -> Bool { lhs === rhs }

  /// Hashes which object it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Where the picture of an image is found.
public enum PictureSource: Hashable, Sendable {
  /// It is there.
  case loaded(Picture)
  /// Under a name in a bundle, else in the main bundle and those of all packages of the program.
  case named(String, in: URL?)

  /// The picture; nil if there is none of this name, or one that cannot be read.
  ///
  /// What was found is kept: each name is looked up once in the life of the program.
  @_spi(Hosts)
  public var picture: Picture? {
    switch self {
    case .loaded(let picture): picture
    case .named(let name, let bundle): AssetFolders.picture(name, in: bundle)
    }
  }
}
