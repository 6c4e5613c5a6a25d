import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Controls that have no room beside their labels.
@MainActor
struct NarrowControlTests {
  @Test func aDateStandsBelowItsLabel() {
    let screen = LaidOutScreen(36, 14) {
      Form {
        DatePicker("Pruned by", selection: .constant(Date(timeIntervalSince1970: 0)))
      }
      .environment(\.locale, Locale(identifier: "en_GB"))
      .environment(\.timeZone, .gmt)
    }
    #expect(
      screen.picture.contains(
        """
        │ Pruned by                      │
        │          [ 1 Jan 1970 0:00 ▾ ] │
        """))
  }

  @Test func segmentsStandBelowTheirLabel() {
    let screen = LaidOutScreen(36, 14) {
      Form { Colours() }
    }
    #expect(
      screen.picture.contains(
        """
        │ Colours                        │
        │      [ System │ Light │ Dark ] │
        """))
    #expect(screen.cell(of: "S")?.style.attributes.contains(.bold) == true)
  }

  @Test func segmentsBelowTheirLabelAreChosenByKeysAndClicks() {
    var chosen = 1
    var probe = TerminalProbe(width: 36, height: 14) {
      Form { Colours(chosen: Binding(get: { chosen }, set: { chosen = $0 })) }
    }
    probe.press(.right)
    #expect(chosen == 2)
    let rows = probe.text.split(separator: "\n", omittingEmptySubsequences: false)
    let y = rows.firstIndex { $0.contains("Dark") } ?? 0
    let x = rows[y].firstIndex(of: "D").map { rows[y].distance(from: rows[y].startIndex, to: $0) }
    probe.click(x ?? 0, y)
    #expect(chosen == 3)
  }
}

private struct Colours: View {
  var chosen = Binding.constant(1)

  var body: some View {
    Picker("Colours", selection: chosen) {
      Text("System").tag(1)
      Text("Light").tag(2)
      Text("Dark").tag(3)
    }
    .pickerStyle(.segmented)
  }
}
