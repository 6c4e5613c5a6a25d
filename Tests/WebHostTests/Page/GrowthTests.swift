import CoreViews
import Foundation
import Testing

@testable import WebHost

/// Which elements take all the room that they are offered.
@MainActor
@Suite struct GrowthTests {
  /// The axes along which the whole of some views grows.
  private func growth(@ViewBuilder _ content: () -> some View) -> Axis.Set? {
    let graph = ViewGraph(VStack { content() })
    defer { graph.close() }
    let page = Page()
    _ = page.follow(.all(graph.root))
    return page.root?.children.first?.growth
  }

  @Test func aStackGrowsWhenSomethingDeepWithinDoes() {
    #expect(growth { Text("Mast") } == [])
    #expect(
      growth {
        VStack {
          HStack {
            Text("Mast"); Spacer()
          }
        }
      } == .horizontal)
    #expect(growth { VStack { VStack { Spacer() } } } == .vertical)
    #expect(
      growth {
        ZStack {
          Color.red; Text("Mast")
        }
      } == [.horizontal, .vertical])
    #expect(growth { HStack { Text("Mast").frame(maxWidth: .infinity) } } == .horizontal)
    #expect(
      growth {
        Button {
        } label: {
          Text("Mast").frame(maxWidth: .infinity)
        }
      } == .horizontal)
  }

  @Test func aCircleGrowsAlongBothAxesOrNone() {
    #expect(growth { Circle() } == [.horizontal, .vertical])
    #expect(growth { Circle().overlay { Text("Mast") } } == [.horizontal, .vertical])
    #expect(growth { Circle().frame(width: 20) } == [])
  }

  @Test func whatStandsAtAPointAndAResizableSymbolTakeAllRoom() {
    #expect(growth { ZStack { Text("Mast").position(x: 4, y: 8) } } == [.horizontal, .vertical])
    #expect(
      growth { ZStack { Image(systemName: "star").resizable() } } == [.horizontal, .vertical])
    #expect(growth { Image(systemName: "star").resizable().frame(width: 9, height: 9) } == [])
  }

  @Test func aMenuOutsideOfAListLeavesTheWidthAsItIs() {
    let bubble = Text("Ahoy").contextMenu { Button("Copy") {} }
    #expect(growth { HStack { bubble } } == [])
    #expect(growth { HStack { bubble.frame(maxWidth: .infinity) } } == .horizontal)
  }

  @Test func whatHasARatioIsNotStretchedByItsGreatestHeight() {
    #expect(
      growth { Color.red.aspectRatio(1, contentMode: .fit).frame(maxHeight: 90) } == .horizontal)
    #expect(growth { Color.red.frame(maxHeight: 90) } == [.horizontal, .vertical])
  }

  @Test func whatScrollsTakesItsAxis() {
    #expect(growth { ScrollView { Text("Mast") } } == .vertical)
    #expect(growth { ScrollView(.horizontal) { Text("Mast") } } == .horizontal)
  }

  @Test func aFrameAroundWhatIsNarrowerTakesTheRoom() {
    #expect(growth { Text("Mast").frame(width: 40).frame(maxWidth: .infinity) } == .horizontal)
    #expect(growth { Text("Mast").background(.red).frame(maxHeight: .infinity) } == .vertical)
  }

  @Test func aFrameOfALengthEndsIt() {
    #expect(growth { HStack { Spacer() }.frame(width: 90) } == [])
    #expect(growth { Color.red.frame(height: 4) } == .horizontal)
    #expect(
      growth { Color.red.frame(width: 4).frame(maxWidth: .infinity) } == [.horizontal, .vertical])
    #expect(growth { TextField("Name", text: .constant("")).fixedSize() } == [])
  }

  @Test func whatIsDrawnOverAViewOrBehindItDoesNot() {
    #expect(growth { Text("Mast").background { Color.red } } == [])
    #expect(growth { Text("Mast").overlay { Rectangle() } } == [])
  }

  @Test func gridsGrowWithTheirColumns() {
    let text = Text("Mast")
    #expect(growth { LazyVGrid(columns: [GridItem(.flexible())]) { text } } == .horizontal)
    #expect(growth { LazyVGrid(columns: [GridItem(.fixed(40))]) { text } } == [])
    #expect(
      growth {
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
