import CoreViews
import Foundation
import Testing

@testable import WebHost

/// Which elements take all the room that they are offered.
@MainActor
@Suite struct FlexibilityTests {
  /// The axes along which the whole of some views grows.
  private func flexibility(@ViewBuilder _ content: () -> some View) -> Axis.Set? {
    let graph = ViewGraph(VStack { content() })
    defer { graph.close() }
    let page = Page()
    _ = page.follow(.all(graph.root))
    return page.root?.children.first?.flexibility
  }

  @Test func aStackGrowsWhenSomethingDeepWithinDoes() {
    #expect(flexibility { Text("Mast") } == [])
    #expect(
      flexibility {
        VStack {
          HStack {
            Text("Mast"); Spacer()
          }
        }
      } == .horizontal)
    #expect(flexibility { VStack { VStack { Spacer() } } } == .vertical)
    #expect(
      flexibility {
        ZStack {
          Color.red; Text("Mast")
        }
      } == [.horizontal, .vertical])
    #expect(flexibility { HStack { Text("Mast").frame(maxWidth: .infinity) } } == .horizontal)
    #expect(
      flexibility {
        Button {
        } label: {
          Text("Mast").frame(maxWidth: .infinity)
        }
      } == .horizontal)
  }

  @Test func aCircleGrowsAlongBothAxesOrNone() {
    #expect(flexibility { Circle() } == [.horizontal, .vertical])
    #expect(flexibility { Circle().overlay { Text("Mast") } } == [.horizontal, .vertical])
    #expect(flexibility { Circle().frame(width: 20) } == [])
  }

  @Test func whatStandsAtAPointAndAResizableSymbolTakeAllRoom() {
    #expect(
      flexibility { ZStack { Text("Mast").position(x: 4, y: 8) } } == [.horizontal, .vertical])
    #expect(
      flexibility { ZStack { Image(systemName: "star").resizable() } } == [.horizontal, .vertical])
    #expect(flexibility { Image(systemName: "star").resizable().frame(width: 9, height: 9) } == [])
  }

  @Test func aMenuOutsideOfAListLeavesTheWidthAsItIs() {
    let bubble = Text("Ahoy").contextMenu { Button("Copy") {} }
    #expect(flexibility { HStack { bubble } } == [])
    #expect(flexibility { HStack { bubble.frame(maxWidth: .infinity) } } == .horizontal)
  }

  @Test func whatHasARatioIsNotStretchedByItsGreatestHeight() {
    #expect(
      flexibility { Color.red.aspectRatio(1, contentMode: .fit).frame(maxHeight: 90) }
        == .horizontal)
    #expect(flexibility { Color.red.frame(maxHeight: 90) } == [.horizontal, .vertical])
  }

  @Test func whatScrollsTakesItsAxis() {
    #expect(flexibility { ScrollView { Text("Mast") } } == .vertical)
    #expect(flexibility { ScrollView(.horizontal) { Text("Mast") } } == .horizontal)
  }

  @Test func aFrameAroundWhatIsNarrowerTakesTheRoom() {
    #expect(flexibility { Text("Mast").frame(width: 40).frame(maxWidth: .infinity) } == .horizontal)
    #expect(flexibility { Text("Mast").background(.red).frame(maxHeight: .infinity) } == .vertical)
  }

  @Test func aFrameOfALengthEndsIt() {
    #expect(flexibility { HStack { Spacer() }.frame(width: 90) } == [])
    #expect(flexibility { Color.red.frame(height: 4) } == .horizontal)
    #expect(
      flexibility { Color.red.frame(width: 4).frame(maxWidth: .infinity) } == [
        .horizontal, .vertical,
      ])
    #expect(flexibility { TextField("Name", text: .constant("")).fixedSize() } == [])
  }

  @Test func whatIsDrawnOverAViewOrBehindItDoesNot() {
    #expect(flexibility { Text("Mast").background { Color.red } } == [])
    #expect(flexibility { Text("Mast").overlay { Rectangle() } } == [])
  }

  @Test func gridsGrowWithTheirColumns() {
    let text = Text("Mast")
    #expect(flexibility { LazyVGrid(columns: [GridItem(.flexible())]) { text } } == .horizontal)
    #expect(flexibility { LazyVGrid(columns: [GridItem(.fixed(40))]) { text } } == [])
    #expect(
      flexibility {
        Grid {
          GridRow {
            text; text.frame(maxWidth: .infinity)
          }
        }
      } == .horizontal)
  }

  private static func stack(_ id: UInt64, _ children: [Element]) -> Element {
    Element(id: Element.ID(rawValue: id), role: .horizontal, children: children)
  }

  @Test func changesAreToldUpToWhereTheyEnd() {
    let text = Element(id: Element.ID(rawValue: 4), role: .text, label: "Mast")
    let page = Page()
    let root = Element(
      id: Element.ID(rawValue: 1), role: .vertical,
      children: [Self.stack(2, [Self.stack(3, [text])]), Self.stack(5, [])])
    _ = page.follow(.all(Element(id: Element.ID(rawValue: 9), role: .vertical, children: [root])))
    let spacer = Element(id: Element.ID(rawValue: 6), role: .spacer)
    let come = page.follow(
      .steps([.inserted(spacer, parent: Element.ID(rawValue: 3), before: nil)]))
    #expect(
      come?.dropFirst() == [
        .attribute("e3", name: "class", value: "horizontal gx"),
        .attribute("e2", name: "class", value: "horizontal gx"),
        .attribute("e1", name: "class", value: "vertical gx"),
      ])
    let second = Element(id: Element.ID(rawValue: 7), role: .spacer)
    let more = page.follow(
      .steps([.inserted(second, parent: Element.ID(rawValue: 5), before: nil)]))
    #expect(more?.dropFirst() == [.attribute("e5", name: "class", value: "horizontal gx")])
    let gone = page.follow(.steps([.removed(Element.ID(rawValue: 6))]))
    #expect(
      gone?.dropFirst() == [
        .attribute("e3", name: "class", value: "horizontal"),
        .attribute("e2", name: "class", value: "horizontal"),
      ])
  }
}
