import CoreViews
import Foundation

/// A form with every control, for the recorded screens.
struct EveryControl: View {
  @State private var name = "Alma"
  @State private var code = "secret"
  @State private var isPowered = true
  @State private var isPilotWanted = false
  @State private var berth = 2
  @State private var side = "Port"
  @State private var crew = 3
  @State private var draught = 1.5
  @State private var day = Date(timeIntervalSince1970: 1_795_343_400)
  @State private var flag = Color.red
  @State private var notes = "Two masts, one of them new."
  @State private var areNotesOpen = true
  @State private var query = ""

  var body: some View {
    NavigationStack {
      Form {
        fields
        choices
        amounts
        actions
      }
      .searchable(text: $query, prompt: "Find a boat")
      .navigationTitle("Papers")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
      }
    }
    .environment(\.timeZone, .gmt)
    .environment(\.locale, Locale(identifier: "en_GB"))
  }

  private var fields: some View {
    Section("Boat") {
      TextField("Name", text: $name)
      SecureField("Code", text: $code)
      LabeledContent("Owner", value: "Ann")
      DisclosureGroup("Notes", isExpanded: $areNotesOpen) {
        TextEditor(text: $notes).accessibilityLabel("Notes")
      }
    }
  }

  private var choices: some View {
    Section("Mooring") {
      Toggle("Power from the quay", isOn: $isPowered)
      Toggle("Pilot", isOn: $isPilotWanted).disabled(true)
      Picker("Berth", selection: $berth) {
        ForEach(1..<21, id: \.self) { Text("Berth \($0), north of the crane") }
      }
      Picker("Side", selection: $side) {
        ForEach(["Port", "Starboard"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      DatePicker("Leaves", selection: $day, displayedComponents: .date)
      ColorPicker("Flag", selection: $flag)
    }
  }

  private var amounts: some View {
    Section {
      Stepper("Crew", value: $crew, in: 1...12)
      Slider(value: $draught, in: 0...6, step: 0.5) { Text("Draught") }
      Gauge(value: draught, in: 0...6) { Text("Of the depth") }
      ProgressView("Loading", value: 0.4)
      ProgressView("Waiting")
    } header: {
      Text("Amounts")
    } footer: {
      Text("The draught is measured in metres below the line.")
    }
  }

  private var actions: some View {
    Section("Actions") {
      NavigationLink("Crew") { Text("Ann") }
      Menu("More") { Button("Sell") {} }
      Link("The harbour's page", destination: URL(fileURLWithPath: "/harbour"))
      ShareLink(item: "Alma")
      Button("Moor") {}.buttonStyle(.borderedProminent)
      Button("Sink", role: .destructive) {}
      Label("Weather", systemImage: "cloud")
      Text("A **bold** word and an *odd* one")
    }
  }
}
