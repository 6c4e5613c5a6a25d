import ComposableArchitecture
import SwiftUI

@Reducer
struct Lamp {
  @ObservableState
  struct State: Equatable {
    var isLit = false
    var name = ""
    var strength = 0.5
    var lastSeen = Date(timeIntervalSince1970: 0)
    var focus: Field?
    enum Field: Hashable { case name, strength }
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case flash
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: return .none
      case .flash:
        state.isLit.toggle()
        return .none
      }
    }
  }
}

struct Beam: Shape {
  var spread: Double
  var animatableData: Double {
    get { spread }
    set { spread = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.minY), radius: rect.width * spread,
      startAngle: .degrees(180), endAngle: .degrees(0), clockwise: true)
    path.closeSubpath()
    return path
  }
}

struct SignalButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isEnabled ? .yellow : .gray)
      .opacity(configuration.isPressed ? 0.8 : 1)
  }
}

extension ButtonStyle where Self == SignalButtonStyle {
  static var signal: SignalButtonStyle { SignalButtonStyle() }
}

struct WarningModifier: ViewModifier {
  @Environment(\.colorScheme) var colorScheme
  func body(content: Content) -> some View {
    content
      .foregroundColor(colorScheme == .dark ? .white : Color(red: 0.4, green: 0, blue: 0))
      .font(.system(size: 14, weight: .semibold, design: .rounded).monospacedDigit())
  }
}

extension EnvironmentValues {
  @Entry var harbour = "North"
  @Entry var pilot: String?
}

struct LampView: View {
  @Bindable var store: StoreOf<Lamp>
  @FocusState var focus: Lamp.State.Field?
  @Environment(\.harbour) var harbour
  @Environment(\.openURL) var openURL
  @Environment(\.scenePhase) var scenePhase
  @AppStorage("watch") var watch = 3
  @SceneStorage("tab") var tab = 1
  @Namespace var namespace

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $store.name).focused($focus, equals: .name)
        Toggle("Lit", isOn: $store.isLit).toggleStyle(.switch)
        Text("Lamp **\(store.name)** at \(store.strength, format: .percent)")
        Text(store.lastSeen, style: .date)
        Text("Seen ") + Text(store.lastSeen, style: .time).bold()
      } header: {
        Label("Lamp", systemImage: "lightbulb.fill")
      }
      Button {
        store.send(.flash, animation: .default)
      } label: {
        Image(systemName: store.isLit ? "bolt.fill" : "bolt.slash")
          .imageScale(.large)
          .foregroundStyle(.tint)
      }
      .buttonStyle(.signal)
      .accessibilityLabel(store.isLit ? "Put out" : "Light")
      Button("Watch \(watch)") { watch += 1 }.buttonStyle(.borderedProminent)
      Circle().stroke(Color.yellow, lineWidth: 2)
      Beam(spread: 0.3).fill(
        .linearGradient(colors: [.yellow, .clear], startPoint: .top, endPoint: .bottom))
      Color.red.opacity(0.3)
      Text("Tap").onTapGesture { tab += 1 }
      Rectangle().fill(Color.blue).gesture(DragGesture().onChanged { _ in }.onEnded { _ in })
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
    }
    .modifier(WarningModifier())
    .bind($store.focus, to: $focus)
    .onChange(of: scenePhase) { _, phase in if phase == .background { store.send(.flash) } }
    .onOpenURL { url in openURL(url) }
    .transition(.move(edge: .bottom).combined(with: .opacity))
    .animation(.easeInOut(duration: 0.2), value: store.isLit)
    .navigationTitle("Harbour \(harbour)")
  }
}

struct LighthouseApp: App {
  @MainActor static let store = Store(initialState: Lamp.State()) { Lamp() }
  static let other = Store(initialState: Lamp.State()) { Lamp() }
  @Environment(\.scenePhase) var scenePhase

  var body: some Scene {
    WindowGroup {
      NavigationStack { LampView(store: Self.other) }
    }
    .onChange(of: scenePhase) { _, _ in }
  }
}

#Preview {
  LampView(store: Store(initialState: Lamp.State()) { Lamp() })
}

#Preview("Lit", traits: .sizeThatFitsLayout) {
  @Previewable @State var count = 0
  let store = Store(initialState: Lamp.State(isLit: true)) { Lamp() }
  return LampView(store: store)
}

struct LampView_Previews: PreviewProvider {
  static var previews: some View {
    LampView(store: Store(initialState: Lamp.State()) { Lamp() }).previewDisplayName("Old")
  }
}
