import Foundation
import Views

/// Tabs: a screen with a bar at its bottom edge, a ring in the middle and a sheet; rows; bars and a
/// canvas; columns; cards.
struct PlacesView: View {
  @State private var isPresented = false
  @State private var sail = 1
  @State private var note = ""
  @FocusState private var isWriting: Bool

  var body: some View {
    TabView {
      NavigationStack {
        ScrollView {
          VStack(alignment: .leading) {
            Circle().stroke(.red, lineWidth: 8)
              .frame(width: 120, height: 120)
              .frame(maxWidth: .infinity)
            links
          }
        }
        .safeAreaInset(edge: .bottom) {
          HStack {
            Text("Bar")
            Spacer()
            Button("Open") { isPresented = true }
          }
          .padding()
          .background(.bar)
        }
        .navigationTitle("Places")
        .sheet(isPresented: $isPresented) { NavigationStack { form.navigationTitle("Form") } }
      }
      .tabItem { Label("Places", systemImage: "map") }
      rows.tabItem { Label("Rows", systemImage: "star") }
      NavigationStack { bars.navigationTitle("Bars") }
        .tabItem { Label("Bars", systemImage: "tray") }
        .badge(3)
      split.tabItem { Label("Split", systemImage: "sidebar.left") }
      NavigationStack { CardsView().navigationTitle("Cards") }
        .tabItem { Label("Cards", systemImage: "square.grid.2x2") }
    }
    .tint(.green)
  }

  @ViewBuilder private var links: some View {
    NavigationLink("Deeper") { deep.navigationTitle("Deep") }
    NavigationLink("Pictures") { PicturesView().navigationTitle("Pictures") }
    NavigationLink("Overlays") {
      LayersOverRowsView(areOverlays: true).navigationTitle("Rows")
    }
    NavigationLink("Layers") {
      LayersOverRowsView(areOverlays: false).navigationTitle("Rows")
    }
  }

  private var deep: some View {
    ScrollView {
      Text("Depth").frame(width: 100, alignment: .leading).background(.yellow)
      GeometryReader { _ in Capsule().fill(.red).frame(width: 40) }.frame(height: 12)
    }
  }

  private var rows: some View {
    List {
      Text("Clear").listRowInsets(EdgeInsets()).listRowBackground(Color.clear)
      Button {
      } label: {
        HStack {
          Text("Plain")
          Spacer()
          Text("End")
        }
      }
      .buttonStyle(.plain)
    }
  }

  private var split: some View {
    NavigationSplitView {
      List {
        NavigationLink("Keel") { Text("Below").navigationTitle("Keel") }
        NavigationLink("Mast") { Text("Above").navigationTitle("Mast") }
      }
      .frame(minWidth: 200)
    } detail: {
      Text("Choose")
    }
  }

  private var bars: some View {
    VStack {
      Canvas { context, size in
        context.draw(Text("Corner"), at: CGPoint(x: 40, y: 20), anchor: .topLeading)
        context.draw(Text("End"), at: CGPoint(x: 200, y: 100), anchor: .bottomTrailing)
      }
      .frame(width: 240, height: 120)
      TextField("Note", text: $note).focused($isWriting)
      Text(isWriting ? "Writing" : "Reading")
      Button("Write") { isWriting = true }
    }
    .toolbar {
      ToolbarItem(placement: .bottomBar) { Button("Archive") {} }
      ToolbarItem(placement: .keyboard) { Button("Done") { note = "Done" } }
    }
  }

  private var form: some View {
    Form {
      Picker("Sail", selection: $sail) {
        Label("Jib", systemImage: "flag").tag(1)
        Label("Genoa", systemImage: "flag").tag(2)
        Label("Spinnaker", systemImage: "flag").tag(3)
      }
      Section {
        Picker("Rig", selection: $sail) {
          ForEach(1..<4) { Text("Rig \($0)").tag($0) }
        }
        .pickerStyle(.inline)
      }
      Section { TextField("Log", text: $note) }
    }
    .interactiveDismissDisabled(!note.isEmpty)
  }
}
