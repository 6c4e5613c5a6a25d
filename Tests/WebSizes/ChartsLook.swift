import Charts
import Foundation
import Views

/// Charts of each kind of mark, one below the other, or one by its name.
struct ChartsLook: View {
  let name: String
  @State private var picked: String?

  private struct Catch: Identifiable {
    let port: String
    let month: Int
    let tons: Double
    var id: String { "\(port) \(month)" }
    var date: Date { Date(timeIntervalSince1970: 1_704_067_200 + Double(month) * 2_635_200) }
  }

  private let catches = ["Hook", "Cape", "Mole"].enumerated().flatMap { row, port in
    (0..<8).map { month in
      let tons = (month * 7 + row * 13) % 11 + 2 + row
      return Catch(port: port, month: month, tons: Double(tons))
    }
  }
  private var hook: [Catch] { Array(catches.prefix(8)) }

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        switch name {
        case "bars": bars
        case "lines": lines
        case "rings": rings
        default:
          bars
          lines
          rings
        }
      }
      .padding()
    }
    .navigationTitle("Charts")
  }

  @ViewBuilder
  private var bars: some View {
    Chart(hook) { BarMark(x: .value("Month", "M\($0.month)"), y: .value("Tons", $0.tons)) }
      .frame(height: 160)
    Chart(catches) {
      BarMark(x: .value("Month", $0.date, unit: .month), y: .value("Tons", $0.tons))
        .foregroundStyle(by: .value("Port", $0.port))
    }
    .frame(height: 192)
    Chart(catches.filter { $0.month < 4 }) {
      BarMark(x: .value("Month", "M\($0.month)"), y: .value("Tons", $0.tons))
        .foregroundStyle(by: .value("Port", $0.port))
        .position(by: .value("Port", $0.port))
        .cornerRadius(3)
    }
    .frame(height: 192)
    Chart(hook) { item in
      BarMark(x: .value("Tons", item.tons), y: .value("Month", "Month \(item.month)"))
        .annotation(position: .trailing) { Text("\(Int(item.tons)) t").font(.caption2) }
    }
    .chartXAxis(.hidden)
    .frame(height: 240)
  }

  @ViewBuilder
  private var lines: some View {
    Chart {
      ForEach(catches) { item in
        LineMark(x: .value("Month", item.date), y: .value("Tons", item.tons))
          .foregroundStyle(by: .value("Port", item.port))
          .symbol(by: .value("Port", item.port))
          .interpolationMethod(.monotone)
      }
      RuleMark(y: .value("Quota", 10))
        .foregroundStyle(.red)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
        .annotation(position: .top, alignment: .leading) { Text("Quota").font(.caption) }
    }
    .chartYAxisLabel("Tons")
    .frame(height: 208)
    Chart(hook) {
      AreaMark(x: .value("Month", $0.month), y: .value("Tons", $0.tons))
        .foregroundStyle(.blue.opacity(0.3))
        .interpolationMethod(.catmullRom)
      LineMark(x: .value("Month", $0.month), y: .value("Tons", $0.tons))
        .interpolationMethod(.catmullRom)
    }
    .chartXScale(domain: 0...7)
    .chartXAxis {
      AxisMarks(values: .stride(by: 1)) { value in
        AxisGridLine()
        AxisTick()
        AxisValueLabel { Text("W\(value.as(Int.self) ?? 0)") }
      }
    }
    .chartYAxis { AxisMarks(position: .leading) }
    .frame(height: 160)
    Chart(0..<60, id: \.self) { index in
      PointMark(
        x: .value("Depth", Double(index) + 1), y: .value("Age", Double(index * index % 37)))
    }
    .chartXScale(type: .log)
    .frame(height: 160)
  }

  @ViewBuilder
  private var rings: some View {
    Chart(catches.filter { $0.month == 0 }) {
      SectorMark(angle: .value("Tons", $0.tons), innerRadius: .ratio(0.6), angularInset: 1)
        .foregroundStyle(by: .value("Port", $0.port))
    }
    .frame(height: 200)
    Chart(0..<42, id: \.self) { index in
      RectangleMark(
        x: .value("Day", "\(index % 7)"), y: .value("Week", "\(index / 7)")
      )
      .foregroundStyle(by: .value("Boats", Double(index * 5 % 17)))
    }
    .frame(height: 192)
    Chart(hook) { item in
      BarMark(x: .value("Month", "M\(item.month)"), y: .value("Tons", item.tons))
        .opacity(picked == nil || picked == "M\(item.month)" ? 1 : 0.3)
    }
    .chartXSelection(value: $picked)
    .frame(height: 160)
    Text("Picked \(picked ?? "none")")
  }
}
