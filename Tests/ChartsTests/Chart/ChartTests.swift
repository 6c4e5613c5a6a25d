import Foundation
import Testing
import Views
import ViewsTesting

@testable import Charts

/// What charts come to in the tree of elements.
@MainActor @Suite struct ChartTests {
  private struct Tide: Identifiable {
    let hour: Int
    let metres: Double
    var port = "Hook"
    var id: String { "\(port) \(hour)" }
  }

  private let tides = [(0, 1.5), (6, 4.0), (12, 1.2), (18, 3.9)].map {
    Tide(hour: $0.0, metres: $0.1)
  }

  private func root(@ViewBuilder _ view: () -> some View) -> Element { ViewGraph(view()).root }

  /// What is drawn.
  private func seen(_ element: Element) -> [Element] {
    element.isSpokenOnly ? [] : [element] + element.children.flatMap(seen)
  }

  private func shapes(_ root: Element) -> [Element] {
    seen(root).filter { $0.role == .shape }
  }

  private func labels(_ root: Element) -> [String] {
    seen(root).filter { $0.role == .text }.map(\.label)
  }

  @Test func `Who reads gets a summary and the values`() {
    let text = root {
      Chart(tides) {
        LineMark(x: .value("Hour", "\($0.hour) h"), y: .value("Metres", $0.metres))
      }
    }.plainText
    #expect(
      text == """
        Metres by Hour. Chart with 4 values
        rising, least 1.2 at 12 h, most 4 at 6 h
        0 h: 1.5
        6 h: 4
        12 h: 1.2
        18 h: 3.9
        """)
  }

  @Test func `Each bar of a stack is told by its own value and series`() {
    let text = root {
      Chart {
        ForEach(["Hook", "Cape"], id: \.self) { port in
          BarMark(x: .value("Day", "Mon"), y: .value("Boats", port == "Hook" ? 3 : 5))
            .foregroundStyle(by: .value("Port", port))
        }
      }
    }.plainText
    #expect(text.hasSuffix("Mon: 3, Hook\nMon: 5, Cape"), "\(text)")
  }

  @Test func `Words of a program stand in place of a value`() {
    let text = root {
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Boats", 3))
          .accessibilityLabel("Monday").accessibilityValue("three boats")
        BarMark(x: .value("Day", "Tue"), y: .value("Boats", 1)).accessibilityHidden(true)
      }
    }.plainText
    #expect(text == "Boats by Day. Chart with 1 value\nMonday: three boats")
  }

  @Test func `Equal looks are drawn as one, whatever their number`() {
    let root = root {
      Chart(0..<500, id: \.self) { index in
        PointMark(x: .value("X", index), y: .value("Y", index * index % 91))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(shapes(root).count == 1)
  }

  @Test func `Axes have round numbers, and a legend the series`() {
    let root = root {
      Chart(tides + tides.map { Tide(hour: $0.hour, metres: $0.metres + 1, port: "Cape") }) {
        LineMark(x: .value("Hour", $0.hour), y: .value("Metres", $0.metres))
          .foregroundStyle(by: .value("Port", $0.port))
      }
    }
    let labels = labels(root)
    #expect(labels.contains("Hook") && labels.contains("Cape"))
    #expect(labels.contains("15") && labels.contains("4"))
    #expect(self.labels(self.root { hidden }).isEmpty)
  }

  private var hidden: some View {
    Chart(tides) {
      LineMark(x: .value("Hour", $0.hour), y: .value("Metres", $0.metres))
        .foregroundStyle(by: .value("Port", $0.port))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
  }

  @Test func `An axis shows what its closure makes`() {
    let labels = labels(
      root {
        Chart(tides) { LineMark(x: .value("Hour", $0.hour), y: .value("Metres", $0.metres)) }
          .chartXAxis {
            AxisMarks(values: [0, 12]) { value in
              AxisGridLine()
              AxisValueLabel { Text("\(value.as(Int.self) ?? -1) o’clock") }
            }
          }
          .chartYAxis {
            AxisMarks(format: .number.precision(.fractionLength(2)), values: [1.0, 3])
          }
          .chartYAxisLabel("Tide")
      })
    #expect(labels == ["Tide", "0 o’clock", "12 o’clock", "1.00", "3.00"])
  }

  @Test func `Marks without a place, and none at all, draw a chart`() {
    for values in [[], [Double.nan], [.infinity, -.infinity], [1, .nan, 2]] {
      let root = root {
        Chart(Array(values.enumerated()), id: \.offset) {
          LineMark(x: .value("X", $0.offset), y: .value("Y", $0.element))
          BarMark(x: .value("X", $0.offset), y: .value("Y", $0.element))
          SectorMark(angle: .value("Y", $0.element))
        }
      }
      #expect(!root.plainText.isEmpty)
      #expect(!shapes(root).contains { $0.value.contains("nan") || $0.value.contains("inf") })
    }
  }

  @Test func `A value that is none parts a line`() throws {
    let root = root {
      Chart(Array([1, 2, .nan, 3, 4].enumerated()), id: \.offset) {
        LineMark(x: .value("X", $0.offset), y: .value("Y", $0.element))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let line = try #require(shapes(root).first?.value)
    #expect(line.filter { $0 == "M" }.count == 2)
  }

  @Test func `A proxy knows where values are`() throws {
    final class Found { var proxy: ChartProxy? }
    let found = Found()
    _ = root {
      Chart(tides) { LineMark(x: .value("Hour", $0.hour), y: .value("Metres", $0.metres)) }
        .chartXScale(domain: 0...24).chartYScale(domain: 0...5)
        .chartOverlay { proxy in
          let _ = found.proxy = proxy
          Color.clear
        }
    }
    let proxy = try #require(found.proxy)
    let x = try #require(proxy.position(forX: 12))
    #expect(abs(x - proxy.plotSize.width / 2) < 0.01)
    #expect(proxy.value(atX: x) == 12)
    #expect(proxy.position(forY: 5.0) == 0)
    #expect(proxy.value(atY: proxy.plotSize.height, as: Double.self) == 0)
    #expect(proxy.value(atX: x, as: String.self) == nil)
  }

  @Test func `Ten thousand points tell the first hundred`() {
    let lines = root {
      Chart(0..<10_000, id: \.self) {
        PointMark(x: .value("X", $0), y: .value("Y", $0 % 97))
      }
    }.plainText.split(separator: "\n")
    #expect(lines.count == 103)
    #expect(lines.last == "and 9900 more values")
  }
}
