import ComposableArchitecture
import SwiftUI

/// Spellings of SwiftUI for what comes from outside of a view: whether they compile is the test.
@MainActor struct DataSpellings: @MainActor View {
  struct Boat: Identifiable, Hashable {
    var id = UUID()
    var name = ""
  }
  final class Model: ObservableObject {
    @Published var name = ""
    @Published var count = 0
  }
  enum Place: Hashable { case berths, log }

  @State var boats: [Boat] = []
  @State var chosen: Boat?
  @State var chosenIDs: Set<Boat.ID> = []
  @State var tokens: [Boat] = []
  @State var text = ""
  @State var isOn = false
  @State var place = Place.log
  @State var seconds = 0
  @State var url: URL?
  @StateObject var model = Model()
  @Environment(\.refresh) var refresh
  @Environment(\.openWindow) var openWindow
  @Environment(\.dismissWindow) var dismissWindow
  @Environment(\.undoManager) var undoManager
  @Environment(\.isFocused) var isFocused
  @Environment(\.requestReview) var requestReview
  @FocusedValue(\.boat) var focusedBoat
  @FocusedBinding(\.boatName) var focusedName
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      hearing
      pictures
      drawing
      searching
      dragging
      tabs
    }
  }

  @ViewBuilder var hearing: some View {
    Text("\(seconds)").onReceive(timer) { _ in seconds += 1 }
    Button("Stop") { timer.upstream.connect().cancel() }
    Text(model.name).onReceive(model.$count) { seconds = $0 }
    Text("x").onReceive(model.objectWillChange) { seconds += 1 }
    Text("x").onReceive(NotificationCenter.default.publisher(for: .init("gun"))) { note in
      text = note.name.rawValue
    }
    Text(focusedBoat?.name ?? focusedName ?? "none")
      .focusedValue(\.boat, chosen)
      .focusedValue(\.boatName, $text)
      .focusedSceneValue(\.boat, chosen)
    Button("Again") { Task { await refresh?() } }
    Button("Window") {
      openWindow(id: "log")
      dismissWindow(id: "log")
      requestReview()
      undoManager?.undo()
    }
  }

  @ViewBuilder var pictures: some View {
    AsyncImage(url: url)
    AsyncImage(url: url, scale: 2) { image in
      image.resizable().scaledToFill()
    } placeholder: {
      ProgressView()
    }
    AsyncImage(url: url, transaction: Transaction(animation: .easeInOut)) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image.resizable().aspectRatio(contentMode: .fit)
      case .failure: Image(systemName: "photo")
      @unknown default: EmptyView()
      }
    }
  }

  @ViewBuilder var drawing: some View {
    Canvas { context, size in
      context.translateBy(x: 4, y: 4)
      context.rotate(by: .degrees(20))
      context.opacity = 0.5
      context.draw(Text("Hi").font(.caption), at: .zero, anchor: .top)
      var copy = context
      copy.addFilter(.blur(radius: 2))
      copy.concatenate(CGAffineTransform(translationX: 1, y: 1))
      context.drawLayer { $0.fill(Path(CGRect(origin: .zero, size: size)), with: .style(.tint)) }
    }
    Circle().fill(.red).stroke(.black, lineWidth: 1)
    Text("x").clipShape(.rect(cornerRadii: .init(topLeading: 4))).clipShape(
      .capsule(style: .circular))
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .blue, .green, .yellow])
    Text("x").background(Color(.secondarySystemBackground)).animation(
      isOn ? .spring() : nil, value: isOn)
    Button("x") {
      withAnimation(.bouncy) {
        isOn = true
      } completion: {
        isOn = false
      }
    }
  }

  @ViewBuilder var searching: some View {
    List(boats, selection: $chosenIDs) { Text($0.name) }
      .contextMenu(forSelectionType: Boat.ID.self) { ids in
        Button("Sell", role: .destructive) { boats.removeAll { ids.contains($0.id) } }
      } primaryAction: {
        chosenIDs = $0
      }
      .searchable(text: $text, isPresented: $isOn, prompt: "Find a boat")
    List($boats, editActions: [.delete, .move]) { $boat in TextField("Name", text: $boat.name) }
      .searchable(text: $text, tokens: $tokens, suggestedTokens: $boats, prompt: "Find") {
        Text($0.name)
      }
      .searchScopes($place, activation: .onSearchPresentation) { Text("Log").tag(Place.log) }
  }

  @ViewBuilder var dragging: some View {
    Text("x").draggable(text) { Text("preview") }
    Text("x").dropDestination(for: String.self) { items, _ in
      text = items.first ?? ""
      return true
    } isTargeted: {
      isOn = $0
    }
  }

  @ViewBuilder var tabs: some View {
    TabView(selection: $place) {
      Tab("Berths", systemImage: "ferry", value: .berths) { Text("x") }
      Tab("Log", systemImage: "book", value: .log, role: .search) { Text("x") }.badge(3)
    }
    TextField("Name", text: $text).textFieldStyle(Framed())
  }

  struct Framed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding().background(.red)
    }
  }
}

extension FocusedValues {
  @Entry fileprivate var boat: DataSpellings.Boat?
  @Entry fileprivate var boatName: Binding<String>?
}
