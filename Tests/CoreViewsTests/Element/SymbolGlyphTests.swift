@_spi(Hosts) import CoreViews
import Testing

/// The characters that stand for symbols.
@MainActor @Suite struct SymbolGlyphTests {
  private func glyph(_ name: String) -> String? {
    Element(id: Element.ID(rawValue: 1), role: .image, label: "", value: name).symbolGlyph
  }

  @Test func volumesDiffer() {
    let names = ["speaker", "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "speaker.slash"]
    #expect(Set(names.map(glyph)).count == names.count)
    #expect(glyph("speaker.wave.3.fill") == glyph("speaker.wave.3"))
  }

  @Test(arguments: ["wifi", "mic", "bell", "lightbulb", "eye"])
  func whatIsStruckOutDiffers(_ name: String) {
    #expect(glyph(name) != nil)
    #expect(glyph("\(name).slash") != glyph(name))
    #expect(glyph("\(name).slash.fill") == glyph("\(name).slash"))
  }
}
