import Foundation
import Testing
import Views

@testable import Charts

@Suite struct PlotDomainTests {
  private func range(
    _ axis: Axis, _ setting: AxisSetting = AxisSetting(),
    @ChartContentBuilder _ content: () -> ChartContentList
  ) -> ClosedRange<Double>? {
    let domain = PlotDomain(marks: PlacedMarks(content().marks), axis: axis, setting: setting)
    guard case .measures(let range, _) = domain.scale.domain else { return nil }
    return range
  }

  private func setting(_ domain: some ScaleDomain) -> AxisSetting {
    var setting = AxisSetting()
    setting.domain = domain._bounds.bounds
    return setting
  }

  @ChartContentBuilder
  private func line(_ values: [Double]) -> ChartContentList {
    ForEach(Array(values.enumerated()), id: \.offset) {
      LineMark(x: .value("Day", "\($0.offset)"), y: .value("Metres", $0.element))
    }
  }

  @Test func `Numbers begin at zero and end at a round one`() {
    #expect(range(.vertical) { line([12, 37]) } == 0...40)
    #expect(range(.vertical) { line([-12, -37]) } == -40...0)
  }

  @Test func `Zero is left out where that is asked for`() throws {
    let range = try #require(
      range(.vertical, setting(.automatic(includesZero: false))) { line([112, 137]) })
    #expect(range == 110...140)
  }

  @Test func `What is named counts`() {
    #expect(range(.vertical, setting(-5...5)) { line([12, 37]) } == -5...5)
    #expect(range(.vertical, setting([3, 1, 9])) { line([12, 37]) } == 1...9)
  }

  @Test func `No value, one value and none that is a number have an axis`() {
    #expect(range(.vertical) { ChartContentList() } == 0...1)
    #expect(range(.vertical) { line([0]) } == 0...1)
    #expect(range(.vertical) { line([.nan, .infinity]) } == 0...1)
    #expect(range(.vertical) { line([5]) } == 0...5)
  }

  @Test func `Names are in the order in which they come, or in the one that is named`() {
    func names(_ setting: AxisSetting) -> [String] {
      let domain = PlotDomain(
        marks: PlacedMarks(line([1, 2, 3]).marks), axis: .horizontal, setting: setting)
      guard case .categories(let names) = domain.scale.domain else { return [] }
      return names
    }
    #expect(names(AxisSetting()) == ["0", "1", "2"])
    #expect(names(setting(["2", "1", "0", "x"])) == ["2", "1", "0", "x"])
    #expect(names(setting(.automatic(reversed: true))) == ["2", "1", "0"])
  }

  @Test func `The first bar and the last have room where they stand at dates`() throws {
    let day = Date(timeIntervalSinceReferenceDate: 0)
    let range = try #require(
      range(.horizontal) {
        for index in 0..<3 {
          BarMark(
            x: .value("Day", day + Double(index) * 86_400), y: .value("Boats", index))
        }
      })
    #expect(range == -43_200...(2 * 86_400 + 43_200))
  }
}
