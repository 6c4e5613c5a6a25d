import CoreViews
import Testing
import ViewsTesting

@MainActor @Suite struct ForEachTests {
  private func makeHost(_ model: Model) -> HeadlessHost {
    HeadlessHost {
      Watched("root", Recorder()) {
        ForEach(model.items, id: \.self) { Counter(name: $0) }
      }
    }
  }

  private func counts(_ host: HeadlessHost) -> [String] {
    host.session.update()
    return host.session.root.flattened.filter { $0.role == .text }.map(\.label)
  }

  private func buttonIDs(_ host: HeadlessHost) -> [String: Element.ID] {
    host.front.controls.reduce(into: [:]) { $0[$1.label] = $1.id }
  }

  @Test func rowsThatMoveKeepTheirState() {
    let model = Model()
    model.items = ["A", "B", "C", "D"]
    let host = makeHost(model)
    host.tap("Add to B")
    let ids = buttonIDs(host)
    model.items = ["D", "B", "A", "C"]
    #expect(counts(host) == ["D: 0", "B: 1", "A: 0", "C: 0"])
    #expect(buttonIDs(host) == ids)
  }

  @Test(arguments: [
    ["A", "B", "C", "D", "E"], ["X", "A", "B", "C"], ["A", "C"], ["B"], [], ["C", "B", "A"],
    ["A", "X", "C"], ["X", "Y"],
  ])
  func anyChangeOfTheRowsIsFollowed(_ items: [String]) {
    let model = Model()
    model.items = ["A", "B", "C"]
    let host = makeHost(model)
    for name in model.items { host.tap("Add to \(name)") }
    model.items = items
    #expect(counts(host) == items.map { "\($0): \("ABC".contains($0) ? 1 : 0)" })
  }

  @Test func rowsThatComeBackStartAfresh() {
    let model = Model()
    model.items = ["A"]
    let host = makeHost(model)
    host.tap("Add to A")
    model.items = []
    #expect(counts(host) == [])
    model.items = ["A"]
    #expect(counts(host) == ["A: 0"])
  }

  @Test func duplicateIDsAreReportedAndDrawn() {
    let model = Model()
    model.items = ["A", "B", "A"]
    withKnownIssue {
      let host = makeHost(model)
      #expect(counts(host) == ["A: 0", "B: 0", "A: 0"])
      model.items = ["A", "A", "B"]
      #expect(counts(host) == ["A: 0", "A: 0", "B: 0"])
      model.items = ["B"]
      #expect(counts(host) == ["B: 0"])
    } matching: { issue in
      "\(issue)".contains("more than one element with the id \"A\"")
    }
  }

  @Test func rangesAndEnumeratedCollectionsWork() {
    let host = HeadlessHost {
      ForEach(0..<2) { Text("\($0)") }
      ForEach(Array(["a", "b"].enumerated()), id: \.offset) { offset, name in
        Text("\(offset) \(name)")
      }
    }
    #expect(host.text == "0\n1\n0 a\n1 b")
  }
}
