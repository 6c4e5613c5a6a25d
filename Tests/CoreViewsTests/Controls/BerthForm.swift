import CoreViews
import Foundation

/// Controls of a form in which a boat asks for a berth.
struct BerthForm: View {
  enum Side: String, CaseIterable, Identifiable {
    case north, south
    var id: Self { self }
  }

  @State var berth: Int? = 2
  @State var side = Side.north
  @State var crew = 3
  @State var draught = 1.5
  @State var arrival =
    DateComponents(
      calendar: .current, year: 2026, month: 11, day: 22, hour: 9, minute: 30
    ).date ?? .distantPast
  @State var isPilotWanted = false
  @State var length: Double? = 12.5
  @State var notes = ""
  @State var order = "nothing"

  var body: some View {
    VStack {
      Picker("Berth", selection: $berth) {
        Text("None").tag(Int?.none)
        ForEach([1, 2, 3], id: \.self) { Text("North \($0)") }
      }
      Picker("Side", selection: $side) {
        ForEach(Side.allCases) { Text($0.rawValue.capitalized).tag($0) }
      }
      .pickerStyle(.segmented)
      Stepper("Crew: \(crew)", value: $crew, in: 1...5)
      Slider(value: $draught, in: 0...6, step: 0.5) { Text("Draught") }
      DatePicker("Arrival", selection: $arrival, displayedComponents: .date)
      DisclosureGroup("More") {
        TextField("Length", value: $length, format: .number)
        TextEditor(text: $notes).accessibilityLabel("Notes")
      }
      Menu("Order") {
        Button("Fuel") { order = "fuel" }
        Toggle("Pilot", isOn: $isPilotWanted)
        Menu("Supplies") { Button("Bread") { order = "bread" } }
      }
      Gauge(value: draught, in: 0...6) { Text("Depth used") }
      LabeledContent("Ordered", value: order)
    }
  }
}
