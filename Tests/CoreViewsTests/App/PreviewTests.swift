import CoreDependencies
import CoreViews
import Testing
import ViewsTesting

/// What the previews of a program are made of.
@MainActor @Suite struct PreviewTests {
  @Test func whatAPreviewMakesHasPreviewValues() {
    let preview = Preview("Radio") { RadioView() }
    #expect(HeadlessHost { preview.view }.text == "preview static")
  }

  @Test func aTraitSaysOtherValues() {
    let spoken = Preview("Radio", traits: .dependency(\.radio, "mayday")) { RadioView() }
    #expect(HeadlessHost { spoken.view }.text == "mayday static")
    let live = Preview("Radio", traits: .dependencies { $0.context = .live }) { RadioView() }
    #expect(HeadlessHost { live.view }.text == "live static")
  }

  @Test func aPreviewIsMadeOnceWhereverItIsShown() {
    let made = LockIsolated(0)
    let preview = Preview("Count") {
      made.withValue { $0 += 1 }
      return CountView()
    }
    let host = HeadlessHost { preview.view }
    _ = host.session.perform(.colorScheme(.dark))
    host.tap("0")
    #expect(host.text == "[ 1 ]")
    #expect(made.value == 1)
  }

  @Test func aPreviewSaysItsModuleAndItsSize() throws {
    let tally = try #require(Preview.all.first { $0.title == "A tally" })
    #expect(tally.module == "CoreViewsTests")
    #expect(tally.layout == .device)
    #expect(Preview.all.first { $0.title == "TallyPreviews" }?.module == "CoreViewsTests")
    let small = Preview("a", traits: .sizeThatFitsLayout, .dependency(\.radio, "")) { Text("a") }
    #expect(small.layout == .sizeThatFits)
    let fixed = Preview("a", traits: .fixedLayout(width: 20, height: 30)) { Text("a") }
    #expect(fixed.layout == .fixed(width: 20, height: 30))
    #expect(fixed.module.isEmpty)
  }
}

private struct RadioView: View {
  @Dependency(\.radio) private var radio

  var body: some View { Text(verbatim: "\(radio) static") }
}

private struct CountView: View {
  @State private var count = 0

  var body: some View { Button("\(count)") { count += 1 } }
}

private enum Radio: DependencyKey {
  static let liveValue = "live"
  static let previewValue = "preview"
  static let testValue = "test"
}

extension DependencyValues {
  fileprivate var radio: String {
    get { self[Radio.self] }
    set { self[Radio.self] = newValue }
  }
}
