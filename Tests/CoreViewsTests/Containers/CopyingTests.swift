import CoreViews
import Testing
import ViewsTesting

@MainActor @Suite struct CopyingTests {
  @Test func whatIsCopiedOrCutIsPasted() {
    struct Desk: View {
      @State private var shelf = ["log", "chart"]
      @State private var box: [String] = []
      var body: some View {
        Text("Shelf: \(shelf.joined(separator: " "))")
          .cuttable(for: String.self) {
            defer { shelf = [] }
            return shelf
          }
        Text("Pen").copyable(["pen"])
        Text("Box: \(box.joined(separator: " "))")
          .pasteDestination(for: String.self) {
            box += $0
          } validator: {
            $0.filter { $0 != "log" }
          }
      }
    }
    let host = HeadlessHost { Desk() }
    host.tap("Cut")
    host.tap("Paste")
    #expect(host.text.contains("Box: chart"))
    #expect(!host.text.contains("log"))
    host.tap("Copy")
    host.tap("Paste")
    host.tap("Paste")
    #expect(host.text.contains("Box: chart pen pen"))
  }
}
