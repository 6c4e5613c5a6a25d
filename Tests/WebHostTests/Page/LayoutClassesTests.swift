import CoreViews
import Foundation
import Testing

@testable import WebHost

/// What a page makes of room, frames and places.
@MainActor
@Suite struct LayoutClassesTests {
  /// The classes of the element that a mast stands for, and whether the stylesheet has each.
  private static let kinds: Set = ["bg", "wide", "high", "padded"]

  /// The classes of a view, without those that say which kinds there are.
  private func classes(@ViewBuilder _ content: () -> some View) -> [String] {
    allClasses(content).filter { !Self.kinds.contains($0) }
  }

  private func allClasses(@ViewBuilder _ content: () -> some View) -> [String] {
    let page = Page()
    _ = page.follow(.all(ViewGraph(content()).root))
    let tag = page.html.split(separator: "<").last { $0.contains("Mast") || $0.contains("shape") }
    let words = tag?.split(separator: "\"") ?? []
    let names = words.dropFirst(3).first?.split(separator: " ").map(String.init) ?? []
    let css = String(decoding: Assets.style, as: UTF8.self)
    for name in names.dropFirst() {
      #expect(
        css.contains(".\(name){") || css.contains(".\(name) {") || css.contains(".\(name),")
          || css.contains(".\(name))"))
    }
    return Array(names.dropFirst())
  }

  private let mast = Text("Mast")

  @Test func groundsAndLengthsOfTheirOwnAreToldByKind() {
    func kinds(@ViewBuilder _ content: () -> some View) -> [String] {
      allClasses(content).filter(Self.kinds.contains)
    }
    #expect(kinds { mast } == [])
    #expect(kinds { mast.background(.red) } == ["bg"])
    #expect(kinds { mast.frame(width: 40, height: 20) } == ["wide", "high"])
    #expect(kinds { mast.padding(.leading, 4) } == ["padded"])
    #expect(kinds { mast.padding(.top, 4) } == [])
  }

  @Test func roomIsWithinWhatIsDrawnAndOutsideOfIt() {
    #expect(classes { mast.padding() } == ["p-16"])
    #expect(classes { mast.padding(.horizontal, 8).padding(.top, 3) } == ["pt-3", "ps-8", "pe-8"])
    #expect(classes { mast.padding(4).background(.red).padding(9) } == ["bg-red", "p-4", "m-9"])
    #expect(classes { mast.background(.red).padding(9) } == ["bg-red", "m-9"])
    #expect(classes { mast.padding(4).border(.blue, width: 2) } == ["edge-2", "line-blue", "p-4"])
  }

  @Test func whatIsNarrowerStandsInTheRoomAroundIt() {
    let framed = mast.frame(width: 40)
    #expect(
      classes { framed.frame(maxWidth: .infinity) } == ["w-40", "to-center", "mid-x", "to-center"])
    #expect(
      classes { framed.frame(maxWidth: .infinity, alignment: .trailing) }
        == ["w-40", "to-center", "end-x", "to-trailing"])
    #expect(
      classes { framed.frame(maxWidth: .infinity, alignment: .leading) }
        == ["w-40", "to-center", "to-leading"])
    let drawn = mast.padding(4).background(.red)
    #expect(classes { drawn.frame(maxWidth: .infinity) } == ["bg-red", "mid-x", "p-4"])
    #expect(classes { drawn.frame(maxHeight: .infinity) } == ["bg-red", "mid-y", "p-4"])
  }

  @Test func aViewStandsAtItsPlace() {
    #expect(classes { mast.position(x: 100, y: 40) } == ["placed", "left-100", "top-40"])
    #expect(classes { mast.offset(x: -200, y: 6) } == ["moved", "x--200", "y-6"])
  }

  @Test func linesHaveTheirWidthAndCornersTheirRadius() {
    #expect(
      classes { Circle().stroke(.red, lineWidth: 6) } == [
        "circle", "line", "stroke-6", "fg-red", "gx", "gy",
      ])
    #expect(
      classes { Circle().strokeBorder(.red, lineWidth: 6).frame(width: 40) } == [
        "circle", "line", "within", "stroke-6", "fg-red", "w-40", "to-center",
      ])
    #expect(
      classes { RoundedRectangle(cornerRadius: 4).fill(.red) } == [
        "rounded", "f-corner-2", "fg-red", "gx", "gy",
      ])
  }

  @Test func fontsHaveTheirSizes() {
    #expect(classes { mast.font(.title) } == ["bold", "f-size-28", "f-weight-4"])
    #expect(classes { mast.font(.system(size: 60, weight: .thin)) } == ["f-size-60", "f-weight-2"])
  }

  @Test func aButtonKeepsTheRoomOfItsOwn() {
    #expect(classes { Button("Mast") {}.padding(5) } == ["m-5"])
  }

  @Test func framesAreFixedOrGrow() {
    #expect(
      classes { mast.frame(width: 120, height: 40) } == ["w-120", "h-40", "to-center", "to-middle"])
    #expect(
      classes { mast.frame(maxWidth: .infinity, alignment: .leading) }
        == ["grow-x", "to-leading", "gx"])
    #expect(
      classes { mast.frame(minHeight: 30, maxHeight: .infinity, alignment: .bottom) }
        == ["min-h-30", "to-bottom", "gy"])
    #expect(classes { mast.frame(maxWidth: 301) } == ["grow-x", "max-w-304", "to-center", "gx"])
    #expect(classes { Circle().frame(width: 9_000) } == ["circle", "w-1200", "to-center"])
  }

  @Test func aGroundDoesNotGrowWithAFrameAroundIt() {
    #expect(classes { mast.background(.red).frame(maxWidth: .infinity) } == ["bg-red", "mid-x"])
  }

  @Test func coloursWithoutANameAreMadeOfTheirParts() {
    let sand = Color(red: 1, green: 0.8, blue: 0.4)
    #expect(
      classes { mast.foregroundStyle(sand) } == ["fg-mix", "cr-51", "cg-41", "cb-20", "co-100"])
    #expect(
      classes { mast.background(sand) }
        == ["bg-mix", "gr-51", "gg-41", "gb-20", "go-100", "on-black"])
    let buoy = Color("#ffcc66|#001020")
    #expect(
      classes { mast.background(buoy) } == [
        "bg-pair", "gr-51", "gg-41", "gb-20", "gR-0", "gG-3", "gB-6", "go-100", "on-black-white",
      ])
    #expect(
      classes { mast.background(Color(white: 0).opacity(0.2)) }
        == ["bg-mix", "gr-0", "gg-0", "gb-0", "go-20"])
    #expect(
      classes { mast.background(.blue.opacity(0.21)) } == ["bg-mix", "gn-blue", "go-20"])
    #expect(
      classes { mast.foregroundStyle(.primary.opacity(0.5)) } == ["fg-mix", "cn-primary", "co-50"])
    #expect(
      classes { mast.border(.red.opacity(0.5), width: 2) }
        == ["edge-2", "line-mix", "ln-red", "lo-50"])
    #expect(ColorSheet.classes("#12345", for: .fore).isEmpty)
    #expect(ColorSheet.classes("a;b@0.5", for: .fore).isEmpty)
    #expect(ColorSheet.classes("red@x", for: .line) == ["line-mix", "ln-red", "lo-100"])
  }

  @Test func viewsMoveAndStandInFront() {
    #expect(classes { mast.offset(x: -7, y: 4).zIndex(2) } == ["moved", "x--7", "y-4", "z-2"])
    #expect(classes { mast.layoutPriority(1) } == ["first"])
    #expect(classes { mast.fixedSize() } == ["whole-x", "whole-y"])
    #expect(classes { mast.aspectRatio(16 / 9, contentMode: .fit) } == ["shape-178"])
  }

  @Test func textsHaveSoManyLines() {
    #expect(classes { mast.lineLimit(2) } == ["lines-2"])
    #expect(classes { mast.multilineTextAlignment(.center) } == ["at-center"])
  }

  @Test func lengthsThatAreNoNumbersDoNoHarm() {
    #expect(classes { mast.padding(.infinity) } == ["p-64"])
    #expect(classes { mast.zIndex(.nan).border(.red, width: .nan) }.contains("z--9"))
    #expect(classes { mast.padding(-.nan).offset(x: .nan) }.contains("moved"))
  }

  @Test func everySpacingOfAStackHasARule() {
    for gap in LayoutSheet.gaps { #expect(LayoutSheet.css.contains(".gap-\(gap){")) }
  }
}
