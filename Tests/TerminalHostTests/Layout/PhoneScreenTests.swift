import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// What apps for phones write because of fingers and of a screen without cells.
@MainActor
struct PhoneScreenTests {
  @Test func aSymbolInAFrameOfAButtonWithBracketsIsOneLine() {
    let screen = LaidOutScreen(30, 16) {
      HStack {
        Button {
        } label: {
          Image(systemName: "minus").frame(width: 44, height: 44)
        }
        .buttonStyle(.bordered)
        Button {
        } label: {
          Image(systemName: "plus").frame(width: 44, height: 44)
        }
        .buttonStyle(.borderedProminent)
      }
    }
    // The background of a prominent button takes the place of brackets, unless it has the focus.
    #expect(screen.picture == "[ − ]    +")
  }

  @Test func aPlainButtonKeepsTheFrameOfItsSymbol() {
    let screen = LaidOutScreen(30, 16) {
      Button {
      } label: {
        Image(systemName: "plus").frame(width: 44, height: 48).background(.blue)
      }
      .buttonStyle(.plain)
    }
    #expect(screen.buffer.cells.count { $0.style.background != nil } >= 3 * 5)
  }

  @Test func aButtonThatIsAsWideAsItsRowStandsInTheMiddle() {
    let screen = LaidOutScreen(30, 16) {
      Form {
        Button("Sign out", role: .destructive) {}.frame(maxWidth: .infinity)
        Button("About") {}
      }
    }
    #expect(
      screen.picture == """
        ╭──────────────────────────╮
        │         Sign out         │
        │ About                    │
        ╰──────────────────────────╯
        """)
  }

  @Test func anEmptyFieldShowsItsPrompt() {
    let empty = LaidOutScreen { Form { Mail(text: "") } }
    #expect(empty.picture.contains("Email: you@example.com"))
    #expect(empty.cell(of: "@")?.style.foreground == Palette.faint)
    #expect(!LaidOutScreen { Form { Mail(text: "a") } }.picture.contains("you@"))
    // A prompt in place of a label is there already.
    #expect(LaidOutScreen { TextField("Name", text: .constant("")) }.picture == "Name:")
  }

  @Test func theButtonsOfAGridInARowAreAsWideAsTheirLabels() {
    let screen = LaidOutScreen(40, 16) {
      List {
        Grid(alignment: .trailing, horizontalSpacing: 8) {
          GridRow {
            Text("Mo"); Text("Tu")
          }
          GridRow {
            Button("1") {}.buttonStyle(.plain); Button("2") {}.buttonStyle(.plain)
          }
        }
      }
    }
    #expect(screen.picture.contains("│ Mo Tu "))
    #expect(screen.picture.contains("│  1  2 "))
  }

  @Test func aSliderTakesTheRestOfItsRow() {
    let screen = LaidOutScreen(100, 8) {
      Slider(value: .constant(0.5)) {
        Text("Level")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
    }
    #expect(screen.picture.count == 94)
  }

  @Test func anUnknownSymbolBesideATitleTakesNoRoom() {
    let screen = LaidOutScreen {
      VStack(alignment: .leading) {
        Label("Salon", systemImage: "no.such.symbol")
        Label("Stars", systemImage: "star")
      }
    }
    #expect(screen.picture == "Salon\n☆ Stars")
  }

  @Test func narrowTabsHaveTheirNames() {
    let screen = LaidOutScreen(40, 16) { Tabs() }
    #expect(screen.picture.contains("Home  Climate  Activity  3  Settings"))
    #expect(LaidOutScreen(80, 16) { Tabs() }.picture.contains("⚙ Settings"))
  }
}

private struct Mail: View {
  let text: String

  var body: some View {
    TextField("Email", text: .constant(text), prompt: Text("you@example.com"))
  }
}

private struct Tabs: View {
  var body: some View {
    TabView {
      Text("a").tabItem { Label("Home", systemImage: "house") }
      Text("b").tabItem { Label("Climate", systemImage: "thermometer") }
      Text("c").tabItem { Label("Activity", systemImage: "bell") }.badge(3)
      Text("d").tabItem { Label("Settings", systemImage: "gearshape") }
    }
  }
}
