import Views

/// Rows to search in with controls in the bar, and something drawn over all of it; each ends with
/// the one of two texts that fits.
struct CoveredLook: View {
  @State private var query = ""

  var body: some View {
    List(["Ant", "Bee"], id: \.self) { name in
      HStack {
        Text(name)
        Spacer()
        ViewThatFits { Text("\(name) legs") }.layoutPriority(1)
      }
    }
    .navigationTitle("Covered")
    .searchable(text: $query)
    .toolbar { Button("Add", systemImage: "plus") {} }
    .overlay { Text("Over all") }
  }
}
