import Foundation
import Testing

@_spi(Hosts) @testable import CoreViews

@Suite struct PictureTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 1, 0x40, 0, 0, 0, 0xF0, 8, 2]
  private static let gif = Array("GIF89a".utf8) + [0x40, 0x01, 0xF0, 0x00]
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 0xF0, 1, 0x40, 3]

  private static func webp(_ kind: String, _ rest: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP\(kind)".utf8) + [0, 0, 0, 0] + rest
  }

  @Test(arguments: [
    (png, "image/png"), (gif, "image/gif"), (jpeg, "image/jpeg"),
    (webp("VP8X", [0, 0, 0, 0, 0x3F, 1, 0, 0xEF, 0, 0]), "image/webp"),
    (webp("VP8L", [0x2F, 0x3F, 0xC1, 0x3B, 0]), "image/webp"),
    (webp("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 0x40, 1, 0xF0, 0]), "image/webp"),
  ])
  func theSizeIsReadFromTheFirstBytes(_ bytes: [UInt8], _ type: String) throws {
    let picture = try #require(Picture(Data(bytes)))
    #expect(picture.type == type)
    #expect(picture.size?.width == 320 && picture.size?.height == 240)
  }

  @Test func aScaleThatNoScreenHasCountsAsNone() throws {
    for scale in [0, -1, .nan, .infinity, 1e-300] {
      #expect(try #require(Picture(Data(Self.png), scale: scale)).scale == 1)
    }
  }

  @Test func bytesThatEndTooEarlyHaveNoSize() throws {
    for bytes in [Self.png, Self.gif, Self.jpeg] {
      for count in 4..<(bytes.count - 4) {
        #expect(try #require(Picture(Data(bytes.prefix(count)))).size == nil)
      }
    }
    #expect(Picture(Data()) == nil)
  }

  @Test func aPictureIsFoundByItsNameWhileItIsShown() throws {
    var picture = Picture(Data(Self.png))
    let name = try #require(picture?.name)
    #expect(Picture.named(name) === picture)
    #expect(try Picture.named(name)?.bytes() == Data(Self.png))
    picture = nil
    #expect(Picture.named(name) == nil)
  }

  @Test func setsOfACatalogueAndFilesAreFoundByTheirNames() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appending(path: "Assets.xcassets/Boats/tug.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let contents = """
      {"images":[{"filename":"tug.png","scale":"1x"},{"filename":"tug2.png","scale":"2x"},
      {"filename":"night.png","scale":"3x","appearances":[{"appearance":"luminosity","value":"dark"}]},
      {"scale":"3x"}],"info":{"author":"xcode","version":1}}
      """
    try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
    for name in ["tug.png", "tug2.png", "night.png"] {
      try Data(Self.png).write(to: set.appending(path: name))
    }
    for name in ["barge.png", "barge@2x.png", "notes.txt"] {
      try Data(Self.png).write(to: folder.appending(path: name))
    }
    let files = AssetFolders.assets(in: folder).pictures
    #expect(Set(files.keys) == ["tug", "barge", "barge.png"])
    #expect(files["tug"]?.url.lastPathComponent == "tug2.png")
    #expect(files["tug"]?.scale == 2 && files["barge"]?.scale == 2)
    let picture = PictureSource.named("tug", in: folder).picture
    #expect(picture?.size?.width == 320)
    #expect(PictureSource.named("tug", in: folder).picture === picture, "it is read once")
    #expect(PictureSource.named("../barge", in: folder).picture == nil)
  }
}
