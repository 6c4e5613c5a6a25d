import CoreViews
import Foundation
import Testing
import ViewsTesting

@testable import Hosts

#Preview("Gull, asleep") { Text("zzz") }

#Preview("Gull, alarmed") {
  Text("calm").alert("A cat", isPresented: .constant(true)) {}
}

/// The previews of a program, as hosts list them.
@MainActor struct PreviewGroupTests {
  private var group: PreviewGroup? { PreviewGroup.all.first { $0.name == "LaunchTests" } }

  @Test func previewsStandByTheirModules() throws {
    let entries = try #require(group).entries
    #expect(entries.map(\.preview.title).sorted() == ["Gull, alarmed", "Gull, asleep"])
    let modals = PreviewGroup.modals(in: [try #require(group)])
    #expect(entries.filter { modals.contains($0.id) }.map(\.preview.title) == ["Gull, alarmed"])
  }

  @Test func aPreviewIsFoundByWordsOfItsTitleAndModule() throws {
    let group = try #require(group)
    func titles(_ query: String) -> [String]? {
      group.found(by: query)?.entries.map(\.preview.title)
    }
    #expect(titles("GULL asl") == ["Gull, asleep"])
    #expect(titles("launch alarmed") == ["Gull, alarmed"])
    #expect(titles("")?.count == 2)
    #expect(titles("gull duck") == nil)
  }

  @Test func thePageAndTheListShowAll() throws {
    let groups = [try #require(group)]
    let list = HeadlessHost { PreviewList(groups: groups) }
    list.tap("Gull, asleep")
    #expect(list.text.contains("zzz"))
    let page = HeadlessHost {
      PreviewGallery(groups: groups, modals: PreviewGroup.modals(in: groups))
    }
    #expect(page.text.components(separatedBy: "zzz").count == 3)
    #expect(!page.text.contains("A cat"))
    page.tap("Show it alone")
    #expect(page.text.contains("A cat"))
  }
}
