import Foundation
import Views

/// A form with the boat's papers on one page and its mooring on another.
public struct BoatView: View {
  @Bindable var store: StoreOf<BoatFeature>

  /// Creates the form of a store.
  public init(store: StoreOf<BoatFeature>) { self.store = store }

  /// The pages, and the pilot below them.
  public var body: some View {
    Form {
      Picker("Page", selection: $store.page) {
        Text("Papers").tag(BoatFeature.Page.papers)
        Text("Mooring").tag(BoatFeature.Page.mooring)
        Text("Hull").tag(BoatFeature.Page.hull)
      }
      .pickerStyle(.segmented)
      switch store.page {
      case .papers: papers
      case .mooring: mooring
      case .hull: hull
      }
      pilot
    }
    .navigationTitle(store.boat.name)
    .onRestore { store.send(.restored) }
  }

  private var papers: some View {
    Section("Papers") {
      TextField("Name", text: $store.boat.name)
      Stepper("Crew", value: $store.boat.crew, in: 1...12)
      TextField("Length in metres", value: $store.boat.length, format: .number)
      DatePicker("Leaves", selection: $store.boat.departure, displayedComponents: .date)
      DisclosureGroup("Notes") {
        TextEditor(text: $store.boat.notes).accessibilityLabel("Notes")
      }
    }
  }

  private var mooring: some View {
    Section("Mooring") {
      Picker("Berth", selection: $store.boat.berth) {
        Text("At anchor").tag(Int?.none)
        ForEach(1..<21) { Text("Berth \($0)") }
      }
      Picker("Side", selection: $store.boat.side) {
        ForEach(Boat.Side.allCases) { Text($0.title) }
      }
      Slider(value: $store.boat.draught, in: 0...6, step: 0.5) { Text("Draught") }
      Gauge(value: store.boat.draught, in: 0...6) { Text("of the depth") }
      Toggle("Power from the quay", isOn: $store.boat.isPowered)
    }
  }

  private var hull: some View {
    Section("Hull") {
      HullDrawing(draught: store.boat.draught, color: store.boat.paint.color)
        .frame(height: 112)
      ColorPicker("Paint", selection: $store.boat.paint.color, supportsOpacity: false)
      LabeledContent("Number", value: store.boat.id, format: .number)
      SecureField("Cabin code", text: $store.boat.code)
      ShareLink("Send the papers", item: store.boat.papers)
      if let rules = URL(string: "https://harbour.example/rules") {
        Link("Rules of the harbour", destination: rules)
      }
    }
  }

  private var pilot: some View {
    Section("Pilot") {
      if let minutes = store.minutesToPilot {
        let all = BoatFeature.State.pilotMinutes
        ProgressView(value: Double(all - minutes), total: Double(all)) {
          Text(minutes == 0 ? "The pilot is aboard." : "Aboard in \(minutes) min.")
        }
      }
      Button(store.minutesToPilot == nil ? "Call the pilot" : "Send the pilot away") {
        store.send(.pilotTapped)
      }
    }
  }
}

#Preview("Boat, papers") { boatView { _ in } }

#Preview("Boat, mooring") { boatView { $0.page = .mooring } }

#Preview("Boat, hull") { boatView { $0.page = .hull } }

#Preview("Boat, the pilot comes") { boatView { $0.minutesToPilot = 2 } }

#Preview("Boat, mooring, Korean") {
  boatView { $0.page = .mooring }.environment(\.locale, Locale(identifier: "ko"))
}

@MainActor
private func boatView(_ change: (inout BoatFeature.State) -> Void) -> some View {
  let boat = Boat(
    id: 7, name: "Grey Gull", berth: 3, departure: Date(timeIntervalSince1970: 1_795_348_800))
  var state = BoatFeature.State(boat: boat)
  change(&state)
  return NavigationStack { BoatView(store: Store(initialState: state) { BoatFeature() }) }
}
