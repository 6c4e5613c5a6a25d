import CoreViews
import Testing
import ViewsTesting

@MainActor @Suite struct ViewBuilderTests {
  @Test func manyStatementsMakeOneView() {
    let host = HeadlessHost {
      let name = "wimes"
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
      Text("Hello \(name)")
    }
    #expect(host.text == (1...11).map { "\($0)\n" }.joined() + "Hello wimes")
  }

  @Test func availabilityCanBeAskedFor() {
    let host = HeadlessHost {
      if #available(macOS 15, *) { Text("new") }
      if #available(macOS 15, *) { Text("newer") } else { Text("older") }
    }
    #expect(host.text == "new\nnewer")
  }

  @Test func nothingIsAView() {
    #expect(HeadlessHost {}.text == "")
    #expect(HeadlessHost { Group { EmptyView() } }.text == "")
  }
}
