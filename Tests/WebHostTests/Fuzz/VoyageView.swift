import Foundation
import Views

/// What is written and chosen, what is touched, and the rows of stops, in tabs.
struct VoyageView: View {
  @Bindable var store: StoreOf<Voyage>
  @SceneStorage("tab") private var tab = 0
  @State private var paint = Color.red
  @State private var isLoading = false
  @State private var last = "nothing"
  @FocusState private var isWriting: Bool

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack { controls.navigationTitle("Voyage") }
        .tabItem { Label("Voyage", systemImage: "map") }.tag(0)
      NavigationStack { stops.navigationTitle("Stops") }
        .tabItem { Label("Stops", systemImage: "list.bullet") }.tag(1)
      touches.tabItem { Label("Deck", systemImage: "star") }.tag(2)
    }
  }

  private var controls: some View {
    Form {
      TextField("Name", text: $store.name).focused($isWriting)
      SecureField("Code", text: $store.code)
      TextEditor(text: $store.notes)
      TextField("Speed", value: $store.speed, format: .number)
      Slider(value: $store.speed, in: 0...12) { Text("Speed") }
      Stepper("Crew", value: $store.crew, in: 0...9)
      DatePicker("Sails", selection: $store.sails)
      Toggle("Motor", isOn: $store.isMotorOn)
      ColorPicker("Paint", selection: $paint)
      Picker("Side", selection: $store.side) {
        Text("Lee").tag("lee")
        Text("Windward").tag("windward")
      }
      DisclosureGroup("More") { Button("Load") { isLoading = true } }
      Menu("Ask") { Button("Now") { store.isAsking = true } }
      if store.isMotorOn { Text("\(store.crew) aboard at \(store.speed)") }
    }
    .alert("Cast off?", isPresented: $store.isAsking) {
      Button("Cast off", role: .destructive) { store.speed = 1 }
    }
    .fileImporter(isPresented: $isLoading, allowedContentTypes: [.plainText]) { _ in }
  }

  private var stops: some View {
    List(selection: $store.chosen) {
      ForEach(store.stops) { Text($0.name) }
        .onDelete { store.send(.deleted($0)) }
        .onMove { store.send(.moved($0, $1)) }
    }
    .refreshable { store.send(.openTapped) }
    .searchable(text: $store.code)
    .toolbar { Button("Open") { store.send(.openTapped) } }
    .sheet(item: $store.open) { stop in
      NavigationStack { Text("\(stop.name) \(stop.depth ?? 0)").navigationTitle("Stop") }
    }
  }

  private var touches: some View {
    VStack {
      Text(last)
      Text("Twice").onTapGesture(count: 2) { last = "twice" }
      Text("Drag").gesture(DragGesture().onEnded { last = "\($0.translation)" })
      Text("Stay").onLongPressGesture { last = "stayed" }
      Text("Keys").focusable().onKeyPress(.leftArrow) {
        last = "left"
        return .handled
      }
      GeometryReader { room in Text("\(room.size.width)") }
      ViewThatFits {
        Text("Wide").frame(width: 900)
        Text("Narrow")
      }
    }
  }
}
