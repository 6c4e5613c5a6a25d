import CoreViews
import Foundation
import Observation
import Testing

/// What modifiers of layout say in the element tree.
@MainActor
struct LayoutModifierTests {
  @Test func stepsStandInTheirOrderTheInnermostFirst() {
    let graph = ViewGraph(
      Text("a").padding(4).border(.red).frame(width: 80, alignment: .leading).offset(x: 8))
    let text = graph.root.children[0]
    #expect(
      text.style.layout.steps == [
        .padding(.all, 4), .border("red", width: 1),
        .frame(width: 80, height: nil, alignment: .leading), .offset(x: 8, y: 0),
      ])
  }

  @Test func aColourRightBehindAnElementIsItsBackground() {
    let root = ViewGraph(
      VStack {
        Text("a").background(.red).padding()
        Text("b").padding().background(.red)
      }
    ).root.children[0]
    #expect(root.children[0].style.background == "red")
    #expect(root.children[0].style.layout.steps == [.padding(.all, nil)])
    #expect(root.children[1].style.background == nil)
    #expect(root.children[1].style.layout.steps == [.padding(.all, nil), .background("red")])
  }

  @Test func eachViewOfAGroupIsModified() {
    let root = ViewGraph(
      Group {
        Text("a"); Text("b")
      }.padding(8)
    ).root
    #expect(root.children.map(\.style.layout.steps) == [[.padding(.all, 8)], [.padding(.all, 8)]])
  }

  @Test func aStackKeepsItsModifiersToItself() {
    let stack = ViewGraph(VStack { Text("a") }.padding(8)).root.children[0]
    #expect(stack.style.layout.steps == [.padding(.all, 8)])
    #expect(stack.children[0].style.layout.steps == [])
  }

  @Test func anOverlayFollowsItsView() {
    let layers = ViewGraph(
      Text("inbox").overlay(alignment: .topTrailing) {
        Text("3"); Text("!")
      }.padding(8)
    ).root.children[0]
    #expect(layers.role == .layered)
    #expect(layers.style.layout.arrangement == .overlay(.topTrailing))
    #expect(layers.style.layout.steps == [.padding(.all, 8)])
    #expect(layers.children.map(\.role) == [.text, .layered])
    #expect(layers.children[1].children.map(\.label) == ["3", "!"])
    #expect(layers.plainText == "inbox\n3\n!")
  }

  @Test func linesOfTextsAreInherited() {
    let stack = ViewGraph(
      VStack {
        Text("a"); Text("b").lineLimit(nil)
      }.lineLimit(2).truncationMode(.middle)
        .multilineTextAlignment(.trailing)
    ).root.children[0]
    let lines = stack.children.map(\.style.layout.lines)
    #expect(lines[0] == TextLines(limit: 2, alignment: .trailing, truncation: .middle))
    #expect(lines[1] == TextLines(limit: nil, alignment: .trailing, truncation: .middle))
  }

  @Test func gridsSayTheirRowsAndWishes() {
    let grid = ViewGraph(
      Grid(horizontalSpacing: 8) {
        GridRow(alignment: .top) {
          Text("a").gridCellColumns(2).gridCellAnchor(.bottom)
        }
      }
    ).root.children[0]
    #expect(grid.style.layout.arrangement == .grid(GridLayout(horizontalSpacing: 8)))
    #expect(grid.children[0].style.layout.arrangement == .gridRow(.top))
    #expect(
      grid.children[0].children[0].style.layout.steps
        == [.grid(.columns(2)), .grid(.anchor(.bottom))])
  }

  @Test func aLayoutThatHasARoleIsSaidByIt() {
    let views = ViewGraph(
      Group {
        AnyLayout(HStackLayout(alignment: .top, spacing: 4)) { Text("a") }
        VStackLayout(alignment: .leading) { Text("b") }
        Reversed() { Text("c") }
      }
    ).root.children
    #expect(views.map(\.role) == [.horizontal, .vertical, .vertical])
    #expect(views[0].style.layout.verticalAlignment == .top)
    #expect(views[0].style.spacing == 4)
    #expect(views[1].style.alignment == .leading)
    #expect(views[2].style.layout.arrangement != .byRole)
  }

  @Test func nothingIsToldWhereTheSameIsAskedAgain() {
    let counter = LayoutCounter()
    let graph = ViewGraph(LayoutCounterView(counter: counter))
    _ = graph.takeChanges()
    counter.count += 1
    graph.update()
    guard case .steps(let steps) = graph.takeChanges() else { return }
    #expect(steps.count == 1)
  }
}

private struct Reversed: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@Observable
private final class LayoutCounter { var count = 0 }

private struct LayoutCounterView: View {
  let counter: LayoutCounter

  var body: some View {
    VStack {
      Text("\(counter.count)")
      Text("framed").padding().frame(maxWidth: .infinity).alignmentGuide(.leading) { $0.width }
      Reversed() { Text("laid out") }
      Text("covered").overlay { Text("cover") }
    }
  }
}
