import CoreTesting
import CoreViews
import Foundation
import Testing

@MainActor @Suite struct TintTests {
  @Test func aTintColoursControlsAndNoTexts() throws {
    let root = ViewGraph(
      VStack {
        Text("quay")
        Button("Moor") {}
        Text("sign").foregroundStyle(.tint)
        ProgressView(value: 0.5)
        Button("Sail") {}.tint(.green)
        Button("Plain") {}.tint(nil)
      }
      .tint(.pink)
    ).root
    let all = root.flattened.filter { [.text, .button, .progress].contains($0.role) }
    #expect(all.map(\.style.foreground) == [nil, nil, "pink", nil, nil, nil])
    #expect(
      all.filter { $0.role != .text }.map(\.style.tint) == ["pink", "pink", "green", nil])
  }

  @Test func theAccentIsTheTintInShapesAndBehindViews() {
    let root = ViewGraph(
      VStack {
        Capsule().fill(Color.accentColor)
        Text("quay").background(Color.accentColor)
        Text("pier").padding().background(Color.accentColor).border(Color.accentColor)
        Circle().fill(.red)
      }
      .tint(.pink)
    ).root
    let all = root.flattened.filter { [.text, .shape].contains($0.role) }
    #expect(all.compactMap(\.style.foreground) == ["pink", "red"])
    #expect(all.compactMap(\.style.background) == ["pink"])
    #expect(
      all.flatMap(\.style.layout.steps).suffix(2)
        == [.background("pink"), .border("pink", width: 1)])
  }

  @Test func theAccentAsATintIsTheTintThatIsThere() {
    let root = ViewGraph(
      VStack {
        Button("Moor") {}.tint(.accentColor)
        Button("Sail") {}.tint(.accentColor).tint(.pink)
      }
    ).root
    #expect(root.flattened.filter { $0.role == .button }.map(\.style.tint) == [nil, "pink"])
  }

  @Test func lessProminentColoursFillWithShadesOfGray() {
    let root = ViewGraph(
      VStack {
        Capsule().fill(.secondary)
        Capsule().fill(.tertiary)
        Capsule().fill(.quaternary)
        Text("quay").background(.quinary).foregroundStyle(.quaternary)
        Text("pier").background(.clear)
      }
    ).root
    let all = root.flattened
    #expect(
      all.filter { $0.role == .shape }.map(\.style.foreground)
        == ["gray@0.5", "gray@0.35", "gray@0.2"])
    let texts = all.filter { $0.role == .text }
    #expect(texts.map(\.style.background) == ["gray@0.1", nil])
    #expect(texts.map(\.style.isDimmed) == [true, false])
  }

  @Test func anOpacityIsTheViewsOwnAndNothingHidesIt() {
    let root = ViewGraph(
      VStack {
        Text("quay").opacity(0.4)
        Text("pier").opacity(1)
        Text("mole").opacity(0)
      }
    ).root
    let texts = root.flattened.filter { $0.role == .text }
    #expect(texts.map(\.style.appearances) == [[.amount(.opacity, steps: 8)], [], []])
    #expect(texts.map(\.isHidden) == [false, false, true])
  }

  @Test func aSheetHasTheTintOfTheViewThatPresentsIt() {
    let root = ViewGraph(
      Text("quay")
        .sheet(isPresented: .constant(true)) { Button("Moor") {} }
        .tint(.pink)
    ).root
    #expect(root.flattened.filter { $0.role == .button }.map(\.style.tint) == ["pink"])
  }
}
