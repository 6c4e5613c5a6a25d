import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Labels made of views, as cells.
@MainActor
struct LabelScreenTests {
  @Test func aSymbolWithinATextIsACharacter() {
    #expect(
      LaidOutScreen { Text("\(Image(systemName: "star.fill")) Best of \(3)") }.picture
        == "★ Best of 3")
  }

  @Test func aButtonOfTwoLinesHasABorder() {
    #expect(
      LaidOutScreen {
        Button {
        } label: {
          VStack(alignment: .leading, spacing: 0) {
            Text("Dock")
            Text("three berths left").foregroundStyle(.secondary)
          }
        }
      }.picture == """
        ╭───────────────────╮
        │ Dock              │
        │ three berths left │
        ╰───────────────────╯
        """)
  }

  @Test func aRowThatLeadsSomewhereKeepsItsLines() {
    #expect(
      LaidOutScreen(32, 20) {
        NavigationStack {
          List {
            NavigationLink {
              Text("Berth")
            } label: {
              VStack(alignment: .leading, spacing: 0) {
                HStack {
                  Text("North").bold(); Spacer(); Text("5 min")
                }
                Text("two boats")
              }
            }
          }
        }
      }.picture.split(separator: "\n").contains { $0.hasSuffix("5 min › │") })
  }

  @Test func aLabelOfOneLineKeepsItsBrackets() {
    let screen = LaidOutScreen {
      Button("First") {}
      Button {
      } label: {
        HStack(spacing: 8) {
          Text("Sink").foregroundStyle(Color.red); Text("it")
        }
      }
    }
    #expect(screen.picture.hasSuffix("[ Sink it ]"))
    #expect(screen.cell(of: "S")?.style.foreground == Palette.danger)
    #expect(screen.cell(of: "k")?.style.foreground == Palette.danger)
  }

  @Test func aToggleWithTwoLinesHasItsBoxBesideTheFirst() {
    #expect(
      LaidOutScreen {
        Toggle(isOn: .constant(true)) {
          VStack(alignment: .leading, spacing: 0) {
            Text("Lights"); Text("from dusk")
          }
        }
      }.picture == """
        [✓] Lights
            from dusk
        """)
  }

  @Test func aFieldInALabelIsUsedByItself() {
    let probe = TerminalProbe {
      NavigationStack {
        NavigationLink {
          Text("Berth")
        } label: {
          VStack {
            Text("North")
            TextField("Note", text: .constant("wet"))
          }
        }
      }
    }
    let targets = probe.model.front?.firstTargets(5) ?? []
    #expect(targets.map(\.kind) == [.control, .field])
    #expect(probe.rows(with: "Note: wet").count == 1)
  }

  @Test func whatHasTheFocusIsMarkedAsAWhole() {
    var probe = TerminalProbe {
      Button("One") {}
      Button {
      } label: {
        VStack {
          Text("Two"); Text("lines")
        }
      }
    }
    let before = probe.frame.buffer
    probe.press(.tab)
    let after = probe.frame.buffer
    let row = after.text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("lines") }
    guard let row, let x = (0..<60).first(where: { after[$0, row].character == "l" }) else {
      Issue.record("the label is not on the screen")
      return
    }
    #expect(before[x, row].style.background == nil)
    #expect(after[x, row].style.background == Palette.accent)
  }

  @Test func thePartsOfATextKeepTheirStyles() {
    let screen = LaidOutScreen(20) {
      Text("calm sea ") + Text("stormy").foregroundStyle(Color.red).bold() + Text(" then calm")
    }
    #expect(screen.picture == "calm sea stormy\nthen calm")
    #expect(screen.cell(of: "r")?.style.foreground == Palette.danger)
    #expect(screen.cell(of: "r")?.style.attributes.contains(.bold) == true)
    #expect(screen.cell(of: "h")?.style == .plain)
  }

  @Test func markdownKeepsItsStyles() {
    let screen = LaidOutScreen { Text("a **bold** and _odd_ word") }
    #expect(screen.cell(of: "b")?.style.attributes == .bold)
    #expect(screen.cell(of: "o")?.style.attributes == .bold)
    #expect(screen.cell(of: "w")?.style == .plain)
  }

  @Test func aSymbolKeepsItsColour() {
    let screen = LaidOutScreen {
      Button("Other") {}
      Image(systemName: "star.fill").foregroundStyle(.yellow).onTapGesture {}
      Button {
      } label: {
        Image(systemName: "heart.fill").foregroundStyle(.red)
      }
    }
    #expect(screen.cell(of: "★")?.style.foreground == Palette.named("yellow"))
    #expect(screen.cell(of: "♥")?.style.foreground == Palette.named("red"))
  }
}
