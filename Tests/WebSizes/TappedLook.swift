import Views

/// Rows that are tapped and offer more, below a field to search in and what may lie over them.
struct TappedLook: View {
  @State private var query = ""
  @State private var last = "none"
  @State private var stars = 2

  var body: some View {
    List {
      Section("Tapped \(last)") {
        ForEach(["Ant", "Bee"], id: \.self) { name in
          HStack {
            Text(name)
            Spacer()
            Text("6 legs")
          }
          .contentShape(.rect)
          .onTapGesture { last = name }
          .swipeActions { Button("Feed") {} }
        }
      }
      Picker("Stars", selection: $stars) {
        ForEach(1..<6) { Text(String(repeating: "★", count: $0)).tag($0) }
      }
      .pickerStyle(.segmented)
    }
    .overlay { if query == "none" { Text("Nothing") } }
    .searchable(text: $query)
    .navigationTitle("Insects")
  }
}
