import ComposableArchitecture
import SwiftUI

/// Spellings of SwiftUI that apps use: whether they compile is the test.
@MainActor struct ListSpellings: @MainActor View {
  struct Thing: Identifiable, Hashable {
    var id = UUID()
    var name = ""
    var children: [Thing]?
    var done = false
  }

  @State var things: [Thing] = []
  @State var one: UUID?
  @State var many: Set<UUID> = []
  @State var expanded = true
  @State var ids: IdentifiedArrayOf<Thing> = []
  @State var path = NavigationPath()
  @State var paths: [Thing] = []
  @State var shown = false
  @State var item: Thing?
  @State var id: UUID?
  @State var isOn = false
  @State var tab = 0
  @State var visibility = NavigationSplitViewVisibility.all
  @State var column = NavigationSplitViewColumn.detail

  func delete(at offsets: IndexSet) { things.remove(atOffsets: offsets) }
  func move(from source: IndexSet, to place: Int) {
    things.move(fromOffsets: source, toOffset: place)
  }

  var body: some View {
    Group {
      part0
      part1
      part2
      part3
      part4
      part5
      part6
    }
  }

  @ViewBuilder var part0: some View {
    List { Text("x") }
    List(things) { Text($0.name) }
    List(things, id: \.name) { thing in Text(thing.name) }
    List(0..<10) { Text("\($0)") }
    List($things) { $thing in TextField("x", text: $thing.name) }
    List(selection: $one) { ForEach(things) { Text($0.name).tag($0.id) } }
    List(selection: $many) { ForEach(things) { Text($0.name) } }
    List(things, selection: $one) { Text($0.name) }
    List(things, id: \.id, selection: $many) { Text($0.name) }
  }

  @ViewBuilder var part1: some View {
    List(things, children: \.children) { Text($0.name) }
    List { OutlineGroup(things, children: \.children) { Text($0.name) } }
    ForEach(things) { Text($0.name) }.onDelete { things.remove(atOffsets: $0) }.onMove {
      things.move(fromOffsets: $0, toOffset: $1)
    }
    ForEach($things) { $thing in Toggle(thing.name, isOn: $thing.done) }.onDelete(perform: delete)
      .onMove(perform: move)
    ForEach($ids) { $thing in Text(thing.name) }
    ForEach(0..<3) { Text("\($0)") }
    ForEach(0..<3, id: \.self) { index in Text("\(index)") }
    ForEach(Array(things.enumerated()), id: \.offset) { index, thing in
      Text("\(index) \(thing.name)")
    }
    ForEach(Array(things.enumerated()), id: \.element.id) { Text("\($0.offset)") }
  }

  @ViewBuilder var part2: some View {
    ForEach(["a", "b"], id: \.self, content: Text.init)
    ForEach(things.indices, id: \.self) { i in TextField("x", text: $things[i].name) }
    Section { Text("x") }
    Section("T") { Text("x") }
    Section("T", isExpanded: $expanded) { Text("x") }
    Section {
      Text("x")
    } header: {
      Text("h")
    }
    Section {
      Text("x")
    } header: {
      Text("h")
    } footer: {
      Text("f")
    }
    Section {
      Text("x")
    } footer: {
      Text("f")
    }
    Section(header: Text("h")) { Text("x") }
  }

  @ViewBuilder var part3: some View {
    Section(header: Text("h"), footer: Text("f")) { Text("x") }
    Section(footer: Text("f")) { Text("x") }
    Section(isExpanded: $expanded) {
      Text("x")
    } header: {
      Text("h")
    }
    NavigationStack { Text("x") }
    NavigationStack(path: $path) {
      Text("x").navigationDestination(for: Thing.self) { Text($0.name) }
    }
    NavigationLink("x", destination: Text("x"))
    NavigationLink("x") { Text("y") }
    NavigationLink(destination: Text("y")) { Text("x") }
    NavigationLink {
      Text("y")
    } label: {
      HStack {
        Text("x"); Spacer(); Text("z")
      }
    }
  }

  @ViewBuilder var part4: some View {
    NavigationLink(destination: { Text("y") }, label: { Text("x") })
    NavigationLink("x", value: Thing())
    NavigationLink(value: Thing()) { Text("x") }
    NavigationLink(value: item) { Text("x") }
    NavigationLink(destination: Text("y"), isActive: $shown) { EmptyView() }
    NavigationLink("x", destination: Text("y"), isActive: $shown)
    NavigationLink(destination: Text("x"), tag: UUID(), selection: $id) { Text("x") }
    NavigationLink("x", destination: Text("x"), tag: UUID(), selection: $id)
    NavigationLink("x", isActive: $shown) { Text("y") }
    NavigationLink("x", tag: UUID(), selection: $id) { Text("y") }
    GeometryReader { Text("\($0.frame(in: .scrollView).minY)") }
    NavigationLink(isActive: $shown) {
      Text("d")
    } label: {
      Text("l")
    }
  }

  @ViewBuilder var part5: some View {
    NavigationSplitView {
      Text("x")
    } detail: {
      Text("y")
    }
    NavigationSplitView {
      Text("x")
    } content: {
      Text("c")
    } detail: {
      Text("y")
    }.navigationSplitViewStyle(.balanced)
    NavigationSplitView(columnVisibility: $visibility) {
      Text("x")
    } detail: {
      Text("y")
    }
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      Text("x")
    } detail: {
      Text("y")
    }
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("x")
    } detail: {
      Text("y")
    }
    TabView(selection: $tab) { Tab("x", systemImage: "star", value: 0) { Text("x") } }
    TabView(selection: $tab) {
      Tab("y", systemImage: "star", value: 1, role: .search) { Text("x") }
    }
    TabView(selection: $tab) {
      Tab(value: 2) {
        Text("x")
      } label: {
        Text("l")
      }
    }
  }

  @ViewBuilder var part6: some View {
    TabView { Text("x").tabItem { Label("x", systemImage: "star") } }
    TabView(selection: $tab) {
      TabSection("s") { Tab("z", systemImage: "star", value: 3) { Text("x") } }
    }
    TabView(selection: $tab) {
      Tab("x", systemImage: "star", value: 0) { Text("x") };
      Tab("y", systemImage: "star", value: 1) { Text("x") }
    }
    DisclosureGroup("x") { Text("y") }
    DisclosureGroup("x", isExpanded: $expanded) { Text("y") }
    DisclosureGroup(isExpanded: $expanded) {
      Text("y")
    } label: {
      Text("x")
    }
    DisclosureGroup {
      Text("y")
    } label: {
      Text("x")
    }
  }
}
