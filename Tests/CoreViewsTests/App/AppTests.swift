import CoreTesting
import CoreViews
import Testing

private struct Tally: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup("Tally") {
      Button("Count \(count)") { count += 1 }
    }
    Settings { Text("never shown") }
  }
}

#Preview("A tally") {
  @Previewable @State var count = 4
  Button("Tallied \(count)") { count += 1 }
}

private struct TallyPreviews: PreviewProvider {
  static var previews: some View { Text("An older preview") }
}

@MainActor @Suite struct AppTests {
  @Test func anAppIsAViewOfItsFirstScene() {
    let host = HeadlessHost { AppView(Tally()) }
    host.tap("Count 0")
    #expect(host.text == "== Tally ==\n[ Count 1 ]")
  }

  @Test func previewsAreFoundInTheProgram() throws {
    let named = try #require(Preview.all.first { $0.title == "A tally" })
    let host = HeadlessHost { named.view }
    host.tap("Tallied 4")
    #expect(host.text == "[ Tallied 5 ]")
    let old = try #require(Preview.all.first { $0.title == "TallyPreviews" })
    #expect(HeadlessHost { old.view }.text == "An older preview")
  }
}
