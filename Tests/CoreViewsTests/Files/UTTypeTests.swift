import CoreViews
import Foundation
import Testing

@Suite struct UTTypeTests {
  @Test func aKindIsFoundByWhatFilesEndIn() {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(filenameExtension: "jpg")?.preferredFilenameExtension == "jpeg")
    #expect(UTType(filenameExtension: "txt") == .plainText)
    #expect(UTType(filenameExtension: "csv", conformingTo: .image) != .commaSeparatedText)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(filenameExtension: "a/b") == nil)
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType("public.html") == .html)
    #expect(UTType(tag: "gif", tagClass: .filenameExtension, conformingTo: nil) == .gif)
    #expect(UTType(tag: "gif", tagClass: .mimeType, conformingTo: nil) == nil)
    #expect(UTType("org.nobody.knows") == nil)
  }

  @Test func aKindIsOneOfThoseAboveIt() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.svg.supertypes.isSuperset(of: [.image, .xml, .text, .content]))
    #expect(UTType.image.isSupertype(of: .jpeg))
    #expect(!UTType.image.isSubtype(of: .image))
    #expect(UTType(filenameExtension: "md")?.conforms(to: .plainText) == true)
    #expect(UTType.folder.conforms(to: .directory))
    #expect(!UTType.folder.conforms(to: .data))
  }

  @Test func anEndingThatNobodyKnowsIsAKindOfItsOwn() throws {
    let hull = try #require(UTType(filenameExtension: "hull"))
    #expect(hull.isDynamic)
    #expect(hull.preferredFilenameExtension == "hull")
    #expect(hull.conforms(to: .data))
    #expect(hull == UTType(filenameExtension: "HULL"))
  }

  @Test func aProgramDeclaresAKind() throws {
    let log = UTType(exportedAs: "org.example.shiplog", conformingTo: .plainText)
    #expect(log.preferredFilenameExtension == "shiplog")
    #expect(UTType(filenameExtension: "shiplog") == log)
    #expect(log.conforms(to: .text))
    #expect(UTType("org.example.shiplog") == log)
    let again = try JSONDecoder().decode(UTType.self, from: JSONEncoder().encode(log))
    #expect(again == log)
  }
}
