public import Foundation

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
