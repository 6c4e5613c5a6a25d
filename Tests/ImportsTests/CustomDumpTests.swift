import CustomDump
import Testing

private struct Anchor: Equatable {
  var chain = 10
}

@Suite struct CustomDumpTests {
  @Test func valuesAreDumpedAndCompared() {
    #expect(String(customDumping: Anchor()) == "Anchor(chain: 10)")
    #expect(diff(Anchor(), Anchor(chain: 20))?.contains("chain: 20") == true)
    expectNoDifference(Anchor(), Anchor())
  }
}
