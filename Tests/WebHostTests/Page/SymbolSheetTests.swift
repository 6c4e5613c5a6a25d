import CoreViews
import Testing

@testable import WebHost

/// What a page shows of symbols.
@Suite struct SymbolSheetTests {
  @Test func aSymbolIsFoundByTheNearestOfItsNames() {
    #expect(SymbolSheet.classes(for: "trash") == ["symbol", "s-trash"])
    #expect(SymbolSheet.classes(for: "heart.fill") == ["symbol", "s-heart", "solid"])
    #expect(SymbolSheet.classes(for: "arrow.up.circle") == ["symbol", "s-arrow-up", "in-circle"])
    #expect(
      SymbolSheet.classes(for: "checkmark.circle.fill")
        == ["symbol", "s-checkmark", "in-circle", "solid-frame"])
    #expect(SymbolSheet.classes(for: "mic.slash.fill") == ["symbol", "s-mic", "solid", "slashed"])
    #expect(SymbolSheet.classes(for: "circle.fill") == ["symbol", "s-circle", "solid"])
    #expect(SymbolSheet.classes(for: "calendar.badge.plus") == ["symbol", "s-calendar"])
    #expect(SymbolSheet.classes(for: "tortoise.fill") == ["symbol", "s-tortoise", "solid"])
    #expect(SymbolSheet.classes(for: "wave.3.right.circle").contains("s-wave-3-right"))
    #expect(SymbolSheet.classes(for: "no.such.symbol") == [])
    #expect(SymbolSheet.classes(for: "") == [])
  }

  @Test func eachSymbolIsAPathThatARuleDraws() {
    let letters = Set("MmLlHhVvAaCcSsZz|0123456789.- ")
    for (name, path) in SymbolSheet.paths {
      #expect(path.hasPrefix("M") && path.allSatisfy(letters.contains), "\(name)")
      #expect(SymbolSheet.css.contains(".s-\(name.replacing(".", with: "-")){--s:url("), "\(name)")
    }
    #expect(SymbolSheet.paths.count > 250)
  }

  @Test @MainActor func aSymbolIsReadAsItsLabel() {
    let graph = ViewGraph(Image(systemName: "trash.fill"))
    defer { graph.close() }
    let page = Page()
    _ = page.follow(.all(graph.root))
    #expect(
      page.html.contains(#"class="image symbol s-trash solid" role="img" aria-label="trash""#))
  }
}
