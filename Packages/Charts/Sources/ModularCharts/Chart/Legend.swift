@_spi(Hosts) import CoreViews
import Foundation

/// A colour, a symbol or a style of line with the name of its value.
struct LegendEntry {
  let name: String
  var paint: PlotShape.Paint
  var symbol: MarkSymbol?
  var line: StrokeStyle?

  /// About how wide it is, in points.
  var width: CGFloat { CGFloat(name.count + 4) * 8 }
}

extension PlotLooks {
  /// The entries of the legend; of a scale of numbers, the least and the greatest.
  var legend: [LegendEntry] {
    func entry(_ key: MarkKey, _ parts: [Mark.Part]) -> LegendEntry {
      let look = MarkLook(parts)
      var entry = LegendEntry(name: ChartWords.value(key.datum), paint: paint(look))
      if symbolKeys.contains(where: { $0.datum == key.datum }) {
        entry.symbol = symbol(MarkLook([.symbolBy(key)]))
      }
      if lineKeys.contains(where: { $0.datum == key.datum }) {
        entry.line = line(MarkLook([.lineBy(key)]), width: 2)
      }
      return entry
    }
    var keys = styleKeys
    if keys.count > 7, keys.allSatisfy({ $0.datum.measure != nil }) {
      keys.sort { ($0.datum.measure ?? 0) < ($1.datum.measure ?? 0) }
      keys = [keys[0], keys[keys.count / 2], keys[keys.count - 1]]
    }
    var entries = keys.map { entry($0, [.styleBy($0)]) }
    let known = Set(keys.map(\.datum))
    for key in symbolKeys + lineKeys where !known.contains(key.datum) {
      entries.append(entry(key, []))
    }
    return entries
  }
}

/// One line of the legend.
struct LegendRow: View {
  let entries: [LegendEntry]

  /// The entries in lines that fit a width.
  static func rows(_ entries: [LegendEntry], width: CGFloat) -> [LegendRow] {
    var rows: [[LegendEntry]] = []
    var room: CGFloat = 0
    for entry in entries {
      if rows.isEmpty || room < entry.width {
        rows.append([])
        room = width
      }
      rows[rows.count - 1].append(entry)
      room -= entry.width
    }
    return rows.map(LegendRow.init)
  }

  var body: some View {
    HStack(spacing: 16) {
      ForEach(entries.indices, id: \.self) { index in
        HStack(spacing: 8) {
          swatch(entries[index]).frame(width: 8, height: 8)
          Text(verbatim: entries[index].name).font(.caption).foregroundStyle(.secondary)
        }
      }
    }
    .fixedSize()
  }

  @ViewBuilder
  private func swatch(_ entry: LegendEntry) -> some View {
    if let line = entry.line {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 4))
        path.addLine(to: CGPoint(x: 12, y: 4))
      }
      .stroke(entry.paint.style, style: line)
    } else if case .shape(let shape as BasicChartSymbolShape)? = entry.symbol {
      // A terminal has no room for eight points of a shape.
      Text(verbatim: shape.glyph).font(.caption2).foregroundStyle(entry.paint.style)
    } else if case .shape(let shape)? = entry.symbol {
      AnyShape(shape).fill(entry.paint.style)
    } else {
      Circle().fill(entry.paint.style)
    }
  }
}
