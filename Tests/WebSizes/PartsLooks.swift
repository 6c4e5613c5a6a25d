import Foundation
import Views

/// A title between a word and two symbols, and a long one beside a symbol.
struct BarsLook: View {
  @State private var isLit = false

  var body: some View {
    VStack {
      Text(isLit ? "Lit" : "Dark")
      NavigationLink("Deeper") {
        Text("Deep")
          .navigationTitle("A title that is much too long for any bar of a phone")
          .toolbar { Button("Add", systemImage: "plus") {} }
      }
    }
    .navigationTitle("A longer title 2025")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarLeading) { Button("Today") {} }
      ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
      ToolbarItem(placement: .topBarTrailing) {
        Toggle("Hide amounts", systemImage: "eye", isOn: $isLit)
      }
    }
  }
}

/// Rows of texts that have not enough room, and a label of two texts.
struct TextsLook: View {
  private let long = "Grandmother’s birthday with a very long title that will not fit"

  var body: some View {
    List {
      HStack {
        VStack(alignment: .leading) { Text(long).font(.headline).lineLimit(1) }
        Spacer()
        Text("all-day").font(.caption)
      }
      HStack {
        Text(long)
        Spacer()
        Text("half-day").font(.caption)
      }
      LabeledContent {
        Text("€12")
      } label: {
        Text("Title")
        Text("Subtitle")
      }
    }
  }
}

/// Sections of a list, one of which has buttons in its header, and one of a stack.
struct SectionsLook: View {
  @State private var pick = 0

  var body: some View {
    List {
      Section {
        Text("Picked \(pick)")
      } header: {
        ScrollView(.horizontal) {
          HStack { ForEach(1..<9) { chip in Button("Chip \(chip)") { pick = chip } } }
        }
      }
      NavigationLink("Stack") {
        ScrollView {
          LazyVStack(alignment: .leading) {
            Section("Words") { ForEach(1..<4) { Text("Word \($0)") } }
            GroupBox("Box") { Text("Boxed") }
            LazyVGrid(columns: [GridItem(), GridItem()]) {
              Section {
                ForEach(1..<4) { Text("Cell \($0)") }
              } header: {
                Text("Cells").frame(maxWidth: .infinity, alignment: .leading)
              }
            }
          }
        }
      }
    }
  }
}

/// A button without a look of its own, others with one, and words that scroll.
struct ButtonsLook: View {
  var body: some View {
    VStack {
      Button("Automatic") {}
      Button("Bordered") {}.buttonStyle(.bordered)
      Button {
      } label: {
        Text("Wide").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .disabled(true)
      ScrollView(.horizontal) { HStack { ForEach(1..<30) { Text("Word \($0)") } } }
    }
  }
}

/// A circle of which one side is given, lines of dashes, and a shadow of what is cut.
struct ShapesLook: View {
  var body: some View {
    VStack {
      HStack {
        Circle().fill(.blue).frame(width: 8)
        Text("Dot")
      }
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4, 4]))
        .frame(width: 30, height: 30)
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 60, y: 20))
      }
      .stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
      .frame(width: 60, height: 20)
      Text("Box").padding(6).background(.yellow).padding(10).background(.green)
      Color.orange.frame(width: 40, height: 40).clipShape(.circle).shadow(radius: 4, y: 4)
    }
  }
}
