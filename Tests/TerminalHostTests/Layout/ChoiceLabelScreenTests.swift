import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Labels of controls that hold a choice or a number, made of views, as cells.
@MainActor
struct ChoiceLabelScreenTests {
  /// A name over a note, as labels in forms often are.
  private struct Lines: View {
    let title: String
    let note: String

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(title).foregroundStyle(Color.red)
        Text(note)
      }
    }
  }

  @Test func aStepperHasItsNumberBesideTheFirstLine() {
    let screen = LaidOutScreen {
      Stepper(value: .constant(3), in: 0...9) { Lines(title: "Crew", note: "without pilot") }
    }
    #expect(
      screen.picture == """
        Crew           [ − 3 + ]
        without pilot
        """)
    #expect(screen.cell(of: "C")?.style.foreground == Palette.danger)
  }

  @Test func aDatePickerAndASliderKeepTheirLines() {
    let screen = LaidOutScreen(40, 12) {
      DatePicker(
        selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date
      ) {
        Lines(title: "Sails", note: "at high tide")
      }
      .environment(\.locale, Locale(identifier: "en_GB"))
      Slider(value: .constant(0.5)) { Lines(title: "Load", note: "of 90 t") }
    }
    #expect(screen.picture.contains("Sails         [ 1 Jan 1970 ▾ ]"))
    #expect(screen.picture.contains("at high tide"))
    #expect(screen.picture.contains("Load     ━━━━━━━━"))
    #expect(screen.picture.contains("of 90 t\n") || screen.picture.hasSuffix("of 90 t"))
  }

  @Test func anInlinePickerShowsTheLinesOfItsLabelAndOptions() {
    let screen = LaidOutScreen {
      Picker(selection: .constant(2)) {
        Lines(title: "Buoy", note: "green").tag(1)
        Label("Pier", systemImage: "star").tag(2)
      } label: {
        Lines(title: "Where", note: "to moor")
      }
      .pickerStyle(.inline)
    }
    #expect(
      screen.picture == """
        Where
        to moor
        ○ Buoy
          green
        ● ☆ Pier
        """)
  }

  @Test func segmentsKeepTheColoursOfTheirOptions() {
    let screen = LaidOutScreen {
      Button("Other") {}
      Picker("Light", selection: .constant(2)) {
        Text("red").foregroundStyle(Color.red).tag(1)
        HStack(spacing: 8) {
          Text("Fl").foregroundStyle(Color.green); Text("dark")
        }.tag(2)
      }
      .pickerStyle(.segmented)
    }
    #expect(screen.picture.hasSuffix("Light  [ red │ Fl dark ]"))
    #expect(screen.cell(of: "F")?.style.foreground == Palette.named("green"))
    #expect(screen.cell(of: "F")?.style.attributes.contains(.reverse) == true)
    #expect(screen.cell(of: "r")?.style.attributes.contains(.reverse) == false)
  }

  @Test func anArrowChoosesASegmentMadeOfViews() {
    var chosen = 1
    var probe = TerminalProbe {
      Picker("", selection: Binding(get: { chosen }, set: { chosen = $0 })) {
        Text("red").foregroundStyle(Color.red).tag(1)
        Text("white").foregroundStyle(Color.white).tag(2)
      }
      .pickerStyle(.segmented)
    }
    probe.press(.right)
    #expect(chosen == 2)
  }

  @Test func aMenuOfOneLineHasAnIconAndOneOfTwoABorder() {
    #expect(
      LaidOutScreen {
        Menu {
          Button("Sink") {}
        } label: {
          Label("More", systemImage: "star")
        }
      }.picture == "[ ☆ More ▾ ]")
    #expect(
      LaidOutScreen {
        Menu {
          Button("Sink") {}
        } label: {
          Lines(title: "Sort", note: "by draught")
        }
      }.picture == """
        ╭──────────────╮
        │ Sort       ▾ │
        │ by draught   │
        ╰──────────────╯
        """)
  }

  @Test func theHeadOfAGroupKeepsItsLines() {
    #expect(
      LaidOutScreen {
        DisclosureGroup(isExpanded: .constant(true)) {
          Text("tar")
        } label: {
          Lines(title: "Cargo", note: "in hold 2")
        }
      }.picture == """
        ▾ Cargo
          in hold 2
          tar
        """)
  }

  @Test func whatAMenuOffersHasNoLabelAmongIt() {
    var probe = TerminalProbe {
      Menu {
        Button("Sink") {}
      } label: {
        Lines(title: "Sort", note: "by draught")
      }
    }
    probe.press(.enter)
    #expect(probe.rows(with: "[ Sink ]").count + probe.rows(with: " Sink ").count > 0)
    #expect(probe.model.popups.count == 1)
  }
}
