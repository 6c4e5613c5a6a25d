import SwiftUI
import Testing

private struct QuayView: View {
  let opened: Date
  @State private var isLit = false

  var body: some View {
    VStack {
      Text("Open since \(opened.timeIntervalSince1970)")
      Toggle("Light", isOn: $isLit)
    }
  }
}

private struct QuayApp: App {
  var body: some Scene {
    WindowGroup { Text("Quay") }
      .commands {
        SidebarCommands()
        ToolbarCommands()
        TextEditingCommands()
        TextFormattingCommands()
        InspectorCommands()
        ImportFromDevicesCommands()
        QuayCommands()
      }
  }
}

private struct QuayCommands: Commands {
  let isOpen = true
  @CommandsBuilder var body: some Commands {
    if isOpen { CommandMenu("Quay") { Button("Close") {} } } else { EmptyCommands() }
  }
}

/// What is measured, with formatters that Foundation has on Apple's systems only.
private struct TideView: View {
  let depth = Measurement(value: 2.5, unit: UnitLength.meters)
  let high: Date
  private let length: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    return formatter
  }()

  init(high: Date) { self.high = high }

  var body: some View {
    Text(depth, format: .measurement(width: .abbreviated, usage: .asProvided))
    Text("Deep: \(depth.formatted(.measurement(width: .wide)))")
    Text(length.string(from: 65) ?? "")
    Text(RelativeDateTimeFormatter().localizedString(for: high, relativeTo: .now))
  }
}

@Suite struct SwiftUITests {
  @Test @MainActor func whatAppsHaveForMenusAndMeasuresIsThere() {
    #expect(AppView(QuayApp()).body is any View)
    let texts = ViewGraph(TideView(high: .now)).root.children.map(\.label)
    #expect(texts[0] == "2.5 m")
    #expect(texts[2] == "01:05")
  }

  @Test func aViewIsWrittenWithTheNamesOfSwiftUI() {
    let view = QuayView(opened: Date(timeIntervalSince1970: 0))
    #expect(view.opened == Date(timeIntervalSince1970: 0))
  }
}
