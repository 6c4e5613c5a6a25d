import CoreViews

/// A small app that holds a bit of everything a host has to draw, and ways to die.
struct FixtureView: View {
  @State private var name = ""
  @State private var isOn = false

  var body: some View {
    TabView {
      Tab("Counter") {
        NavigationStack { CounterView(name: $name, isOn: $isOn) }
      }
      Tab("List") {
        NavigationStack { RowsView() }
      }
      Tab("설정") {
        NavigationStack { SettingsView(name: $name, isOn: $isOn) }
      }
    }
  }
}

struct RowsView: View {
  var body: some View {
    List {
      Section("First") {
        ForEach(0..<5) { row in NavigationLink("Row \(row) — 줄 \(row)") { Text("Row \(row)") } }
      }
      Section("Others") {
        ForEach(5..<40) { row in NavigationLink("Row \(row) — 줄 \(row)") { Text("Row \(row)") } }
      }
    }
    .navigationTitle("List")
  }
}

struct SettingsView: View {
  let name: Binding<String>
  let isOn: Binding<Bool>
  @State private var sent = 0
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    List {
      Section("일반") {
        TextField("이름", text: name)
        Toggle("알림 받기", isOn: isOn)
        HStack {
          Text("Version")
          Spacer()
          Text("1.0").foregroundStyle(.secondary)
        }
        NavigationLink("더 보기") { Text("더 많은 것") }
        Text("The screen is \(String(describing: scheme))")
        Button("Sent \(sent)") { sent += 1 }.keyboardShortcut(.return, modifiers: .control)
      }
    }
    .navigationTitle("설정")
  }
}
