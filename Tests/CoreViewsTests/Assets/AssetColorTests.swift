import Foundation
import Testing

@testable import CoreViews

@Suite struct AssetColorTests {
  private func color(_ variants: String) throws -> AssetColor? {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "\(UUID().uuidString)/Assets.xcassets/Tide.colorset")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      let root = folder.deletingLastPathComponent().deletingLastPathComponent()
      try? FileManager.default.removeItem(at: root)
    }
    try Data(#"{"colors":[\#(variants)],"info":{"author":"xcode","version":1}}"#.utf8)
      .write(to: folder.appending(path: "Contents.json"))
    let found = AssetFolders.assets(in: folder.deletingLastPathComponent()).colors["Tide"]
    #expect(found == AssetColor(set: folder))
    return found
  }

  private static let any = #"""
    {"color":{"components":{"alpha":"0.5","red":"0x1F","green":"31","blue":"0.122"}}}
    """#
  private static let dark = #"""
    {"appearances":[{"appearance":"luminosity","value":"dark"}],
    "color":{"components":{"alpha":"1.000","white":"1.000"}}}
    """#
  private static let contrast = #"""
    {"appearances":[{"appearance":"contrast","value":"high"}],
    "color":{"components":{"white":"0.000"}}}
    """#

  @Test func partsAreNumbersOfThreeKinds() throws {
    let color = try #require(try color(Self.any))
    #expect(color.name == "#1f1f1f" && color.alpha == 0.5)
  }

  @Test func aDarkVariantIsOneOfAPair() throws {
    let color = try #require(try color("\(Self.contrast),\(Self.any),\(Self.dark)"))
    #expect(color.name == "#1f1f1f|#ffffff")
  }

  @Test(arguments: ["nan", "inf", "red", ""])
  func aPartThatIsNoNumberMakesNone(_ part: String) throws {
    #expect(try color(#"{"color":{"components":{"white":"\#(part)"}}}"#) == nil)
  }

  @Test func partsAndOpacitiesBeyondTheirBoundsAreTheNearest() throws {
    let color = try #require(
      try color(#"{"color":{"components":{"alpha":"nan","red":"-3","green":"1e9","blue":"7.5"}}}"#))
    #expect(color.name == "#00ffff" && color.alpha == 1)
  }

  @Test func whatHasNoNumbersIsNone() throws {
    #expect(try color(#"{"color":{"platform":"ios","reference":"systemBlueColor"}}"#) == nil)
    #expect(try color(Self.contrast) == nil)
    #expect(try color("{}") == nil)
  }
}
