import Foundation
import Testing
import Views

@testable import Charts

@Suite struct PlacedMarksTests {
  private func ends(_ marks: PlacedMarks) -> [[Double]] {
    marks.all.map { [$0.value?.start.measure, $0.value?.end?.measure].compactMap(\.self) }
  }

  private func bars(_ stacking: MarkStackingMethod) -> [Mark] {
    ChartContentBuilder.buildExpression(
      ForEach([("a", 2.0), ("a", 3), ("b", 4), ("a", -1), ("b", -6)].enumerated(), id: \.offset) {
        BarMark(
          x: .value("Port", $0.element.0), y: .value("Tons", $0.element.1), stacking: stacking)
      }
    ).marks
  }

  @Test func `Bars at one value stand on each other, those below zero downwards`() {
    #expect(
      ends(PlacedMarks(bars(.standard))) == [[0, 2], [2, 5], [0, 4], [0, -1], [0, -6]])
  }

  @Test func `Each begins at zero where they do not stack`() {
    #expect(ends(PlacedMarks(bars(.unstacked))) == [[0, 2], [0, 3], [0, 4], [0, -1], [0, -6]])
  }

  @Test func `Parts of a whole come to one`() {
    let marks = PlacedMarks(bars(.normalized))
    #expect(marks.areParts)
    let ends = ends(marks)
    let third = 2.0 / 6, rest = 5.0 / 6
    #expect(ends[0] == [0, third])
    #expect(ends[1] == [third, rest])
    #expect(ends[4] == [0, -0.6])
  }

  @Test func `Bars that stand beside each other do not stack`() {
    let marks = ChartContentBuilder.buildExpression(
      ForEach(["n", "s"], id: \.self) {
        BarMark(x: .value("Port", "a"), y: .value("Tons", 3)).position(by: .value("Side", $0))
      }
    ).marks
    #expect(ends(PlacedMarks(marks)) == [[0, 3], [0, 3]])
  }

  @Test func `A value that is none takes no place in a stack`() {
    let marks = ChartContentBuilder.buildExpression(
      ForEach([1.0, .nan, 2], id: \.self) {
        BarMark(x: .value("Port", "a"), y: .value("Tons", $0))
      }
    ).marks
    let ends = ends(PlacedMarks(marks))
    #expect(ends[0] == [0, 1])
    #expect(ends[2] == [1, 3])
  }

  @Test func `A horizontal bar has its number across`() {
    let mark = BarMark(x: .value("Tons", 5), y: .value("Port", "a"))
    let marks = PlacedMarks(ChartContentBuilder.buildExpression(mark).marks)
    #expect(marks.all[0].isVertical == false)
    #expect(ends(marks) == [[0, 5]])
  }

  @Test func `What is nearer to a mark counts`() {
    let content = ChartContentBuilder.buildExpression(
      BarMark(x: .value("Port", "a"), y: .value("Tons", 3)).opacity(0.5).foregroundStyle(.red)
        .foregroundStyle(.blue).opacity(0.5))
    let look = PlacedMarks(content.marks).all[0].look
    #expect(look.style?._color == .red)
    #expect(look.opacity == 0.25)
  }
}
