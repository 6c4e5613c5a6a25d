internal import CoreArchitecture
internal import Foundation

/// A month with buttons for the others, and a button for each day.
struct MonthGrid: View {
  @Environment(\.calendar) private var calendar
  /// A day of the month that is shown.
  @Binding var shown: Date
  let isAllowed: (Date) -> Bool
  let isChosen: (Date) -> Bool
  let choose: (Date) -> Void

  var body: some View {
    let month = MonthDays(of: shown, calendar: calendar)
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        Button("‹") { shown = month.neighbour(-1) }.accessibilityLabel(ownText("Earlier month"))
        Text(month.title)
        Button("›") { shown = month.neighbour(1) }.accessibilityLabel(ownText("Later month"))
      }
      Grid(alignment: .trailing, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          ForEach(0..<7, id: \.self) {
            Text(month.weekdays[$0]).foregroundStyle(.secondary)
          }
        }
        ForEach(month.weeks.indices, id: \.self) { week in
          GridRow { ForEach(0..<7, id: \.self) { button(of: month.weeks[week][$0]) } }
        }
      }
      .finishing(.month)
    }
  }

  @ViewBuilder private func button(of date: Date?) -> some View {
    if let date {
      let isChosen = isChosen(date)
      Button("\(calendar.component(.day, from: date))") { choose(date) }
        .buttonLook(isChosen ? .prominent : .plain)
        .disabled(!isAllowed(date))
        .accessibilityLabel(DateText(components: .date, calendar: calendar).text(of: date))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    } else {
      Text("")
    }
  }
}
