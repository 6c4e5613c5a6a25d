import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// What is smaller on a phone than a cell is here, and what stands beside a control.
@MainActor
struct SmallSignScreenTests {
  @Test func aCountOverTheCornerOfASymbolStandsBesideIt() {
    let screen = LaidOutScreen {
      Button {
      } label: {
        Image(systemName: "cart").overlay(alignment: .topTrailing) {
          Text("3").font(.caption2).offset(x: 8, y: -8)
        }
      }
    }
    #expect(screen.picture == "[ ⊔3 ]")
  }

  @Test func aDotOverTheCornerOfASymbolStandsBesideItToo() {
    let screen = LaidOutScreen {
      ZStack(alignment: .topLeading) {
        Image(systemName: "star.fill")
        Circle().fill(.red).frame(width: 8, height: 16)
      }
    }
    #expect(screen.cell(of: "★")?.x == 15)
  }

  @Test func whatIsDrawnOverTheMiddleOfASymbolStaysThere() {
    let screen = LaidOutScreen {
      Image(systemName: "square").overlay { Text("x") }
    }
    #expect(screen.picture == "x")
  }

  @Test func theLabelOfASliderIsBeforeWhatStandsAtItsEnds() {
    let screen = LaidOutScreen(46, 8) {
      Form {
        Slider(value: .constant(40), in: 0...100) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
      }
    }
    #expect(screen.picture.contains("Volume  0 ━━━━━━━━●───────────── 100  40"))
  }

  @Test func aSliderBetweenSymbolsTakesKeysAndClicks() {
    var probe = TerminalProbe(width: 40, height: 8) { Loudness() }
    #expect(probe.text.contains("♬  5"))
    probe.press(.right)
    #expect(probe.text.contains("♬  6"))
    let bar = probe.text.split(separator: "\n").first { $0.contains("♬") } ?? ""
    let start = bar.prefix { $0 != "━" && $0 != "●" }.count
    let row =
      probe.text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("♬") } ?? 0
    probe.click(start, row)
    #expect(probe.text.contains("♬  0"))
  }

  @Test func theDaysOfAMonthStandBelowEachOtherAlsoWithoutColours() throws {
    for depth in [ColorDepth.full, .none] {
      let screen = LaidOutScreen(40, 14, depth: depth) { Day() }
      #expect(screen.picture.contains("11 12 13 14 15 16 17"))
      #expect(screen.picture.contains("Mo Tu We Th Fr Sa Su"))
    }
    let plain = LaidOutScreen(40, 14, depth: .none) { Day() }
    let chosen = plain.buffer.cells.filter { $0.style.attributes.contains(.reverse) }
    #expect(chosen.map(\.character).suffix(1) == ["5"])
  }

  @Test func theMonthsOfADateHaveNames() {
    var probe = TerminalProbe(width: 40, height: 14) {
      DatePicker("Sails", selection: .constant(Date(timeIntervalSince1970: 0)))
    }
    probe.press(.enter)
    #expect(probe.rows(with: "Month").first?.contains("− Jan +") == true)
  }
}

private struct Loudness: View {
  @State private var volume = 5.0

  var body: some View {
    HStack {
      Image(systemName: "speaker")
      Slider(value: $volume, in: 0...10, step: 1)
      Image(systemName: "speaker.wave.3")
    }
  }
}

/// The fifth of May 2026 is chosen.
private struct Day: View {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_GB")
    calendar.firstWeekday = 2
    return calendar
  }

  var body: some View {
    DatePicker(
      "Day", selection: .constant(Date(timeIntervalSince1970: 1_777_939_200)),
      displayedComponents: .date
    )
    .datePickerStyle(.graphical)
    .environment(\.calendar, calendar)
  }
}
