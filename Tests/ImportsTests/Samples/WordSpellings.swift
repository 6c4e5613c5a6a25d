import ComposableArchitecture
import SwiftUI

/// Spellings of SwiftUI's views and their titles, pictures and ranges: whether they compile is the
/// test.
@MainActor struct WordSpellings: @MainActor View {
  struct Crate: Identifiable, Hashable {
    var id = UUID()
    var name = ""
    var weight = 1.0
    var parts: [Crate]?
  }
  enum Cargo: Hashable { case dry, wet }

  @State var crates: [Crate] = []
  @State var crate: Crate?
  @State var id: UUID?
  @State var ids: Set<UUID> = []
  @State var cargo: Cargo?
  @State var text = ""
  @State var count = 0
  @State var share = 0.5
  @State var isOn = false
  @State var date = Date()
  @State var dates: Set<DateComponents> = []
  @State var selection: TextSelection?
  @State var order = [KeyPathComparator(\Crate.name)]
  @State var customization = TabViewCustomization()
  @Namespace var space

  var body: some View {
    titles
    controls
    ranges
    lists
    tables
    tabs
    dialogs
    looks
    gestures
  }

  @ViewBuilder var titles: some View {
    Button("Add", image: .lighthouse) {}
    Button(LocalizedStringResource("Add")) {}
    Button(role: .close) {}
    Button(role: .confirm, action: {})
    Text(LocalizedStringResource("Add \(count)", comment: "in the yard"))
    Label("Light", image: .lighthouse)
    Label(LocalizedStringResource("Light"), systemImage: "star")
    Toggle("Light", image: "lamp", isOn: $isOn)
    Section(LocalizedStringResource("Yard")) { Text("x") }
    Text("x").navigationTitle(LocalizedStringResource("Yard"))
    Image(.lighthouse).resizable(resizingMode: .tile)
    ContentUnavailableView("Nothing", image: "box", description: Text("yet"))
  }

  @ViewBuilder var controls: some View {
    TextField("Name", text: $text, selection: $selection)
    TextEditor(text: $text, selection: $selection)
    Stepper(onIncrement: { count += 1 }, onDecrement: nil) { Text("x") }
    Picker("Cargo", selection: $cargo) { Text("dry").tag(Cargo.dry, includeOptional: true) }
    ControlGroup("Edit", systemImage: "pencil") { Button("x") {} }
    Gauge(value: share) {
      Text("x")
    } currentValueLabel: {
      Text("c")
    } markedValueLabels: {
      Text("m")
    }
    TextField("Port", text: $text)
      .textInputSuggestions(crates) { Text($0.name).textInputCompletion($0.name) }
  }

  @ViewBuilder var ranges: some View {
    MultiDatePicker("Days", selection: $dates, in: Date()...)
    MultiDatePicker("Days", selection: $dates, in: ..<Date())
    ProgressView(timerInterval: date...Date.distantFuture, countsDown: false) { Text("x") }
    ProgressView(timerInterval: date...Date.distantFuture) {
      Text("x")
    } currentValueLabel: {
      Text("c")
    }
  }

  @ViewBuilder var lists: some View {
    List(crates, children: \.parts, selection: $id) { Text($0.name) }
    List(crates, id: \.id, children: \.parts) { Text($0.name) }
    List($crates, editActions: [.move], selection: $ids) { $crate in Text(crate.name) }
    ForEach($crates, id: \.id) { $crate in TextField("x", text: $crate.name) }
    OutlineGroup(Crate(), children: \.parts) { Text($0.name) }
    Text("x").listRowInsets(.horizontal, 4)
    Section("s") { Text("x") }.sectionIndexLabel("S").listSectionMargins(.horizontal, 4)
    Group(subviews: Text("x")) { if $0.count > 1 { $0[0] } else { $0 } }
    Group(sections: Text("x")) { ForEach($0) { $0.header } }
  }

  @ViewBuilder var tables: some View {
    Table(of: Crate.self, selection: $ids, sortOrder: $order) {
      TableColumn("x", value: \.name)
      TableColumn("y", sortUsing: KeyPathComparator(\Crate.name)) { Text($0.name) }
      TableColumn(Text("z")) { Text($0.name) }
    } rows: {
      TableRow(Crate())
      Section("s") { ForEach(crates) { TableRow($0) } }
    }
    .tableStyle(.inset(alternatesRowBackgrounds: true))
    .tableColumnHeaders(.hidden)
  }

  @ViewBuilder var tabs: some View {
    TabView(selection: $count) {
      Tab("x", image: "y", value: 0) { Text("x") }.customizationID("x").tabPlacement(.pinned)
      Tab(value: 1, role: .search) { Text("x") }.defaultVisibility(.hidden, for: .tabBar)
      TabSection {
        Tab("z", systemImage: "star", value: 2) { Text("x") }.hidden(isOn)
      } header: {
        Text("h")
      }
    }
    .tabViewCustomization($customization)
    Text("x").toolbar {
      ToolbarItem(placement: .title) { Text("x") }.sharedBackgroundVisibility(.hidden)
      DefaultToolbarItem(kind: .search, placement: .bottomBar)
    }
    Text("x").toolbar(id: "main") {
      ToolbarItem(id: "x", placement: .secondaryAction, showsByDefault: false) { Text("x") }
        .customizationBehavior(.reorderable)
    }
  }

  @ViewBuilder var dialogs: some View {
    Text("x").alert(Text("x"), isPresented: $isOn, presenting: crate) { Button($0.name) {} }
    Text("x").alert("x \(count)", isPresented: $isOn, presenting: crate) {
      Button($0.name) {}
    } message: {
      Text($0.name)
    }
    Text("x").confirmationDialog("x", isPresented: $isOn, presenting: crate) { Button($0.name) {} }
    Text("x").confirmationDialog(
      Text("x"), isPresented: $isOn, titleVisibility: .hidden, presenting: crate
    ) {
      Button($0.name) {}
    } message: {
      Text($0.name)
    }
    .dialogSuppressionToggle(isSuppressed: $isOn)
    Text("x").alert(LocalizedStringResource("x"), isPresented: $isOn) { Button("y") {} }
  }

  @ViewBuilder var looks: some View {
    Text("x").foregroundStyle(.red.shadow(.drop(radius: 2)))
    Text("x").buttonStyle(.glass).buttonStyle(.glassProminent)
    GlassEffectContainer(spacing: 4) { Text("x") }
    AngularGradient(
      gradient: Gradient(colors: [.red]), center: .center, startAngle: .zero, endAngle: .degrees(3))
    Text("x").transaction {
      $0.animation = nil
    } body: {
      $0.opacity(1)
    }
    Text("x").animation(.spring(.snappy), value: count)
    Text("x").animation(.timingCurve(.easeIn, duration: 1), value: count)
    Text("x").focusable(isOn, interactions: .activate).symbolColorRenderingMode(.gradient)
    Text("x").accessibilityAction {
      count += 1
    } label: {
      Text("More")
    }
    Button("x") { withTransaction(\.disablesAnimations, true) { count += 1 } }
    ScrollView { Text("x") }.scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    Text("x").background(Color(.hull)).searchToolbarBehavior(.minimize)
  }

  @ViewBuilder var gestures: some View {
    Text("x").gesture(
      SpatialTapGesture().onEnded { share = $0.location.x }
        .exclusively(before: TapGesture()).simultaneously(with: DragGesture()), isEnabled: isOn)
    Text("x").onModifierKeysChanged { _, new in isOn = new.contains(.command) }
  }
}

extension ImageResource {
  fileprivate static let lighthouse = ImageResource(name: "lighthouse", bundle: .main)
}

extension ColorResource {
  fileprivate static let hull = ColorResource(name: "brown", bundle: .main)
}

private struct Boost: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding() }
}

#Preview("Boosted", traits: .modifier(Boost()), .sizeThatFitsLayout) { Text("x") }
