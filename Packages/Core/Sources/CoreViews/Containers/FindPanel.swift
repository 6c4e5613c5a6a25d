internal import CoreArchitecture

/// The field in which a person types what to find, and what was found.
struct FindPanel: View {
  @State private var text = ""
  @State private var other = ""
  @FocusState private var isFocused: Bool
  private let editors: FoundEditors
  private let close: () -> Void
  /// The most lines that are shown.
  private static var most: Int { 8 }

  init(editors: FoundEditors, close: @escaping () -> Void) {
    self.editors = editors
    self.close = close
  }

  var body: some View {
    VStack(alignment: .leading) {
      SearchField(text: $text, prompt: ownText("Find")).focused($isFocused)
        .onAppear { isFocused = true }
      if !text.isEmpty { found }
      if editors.canReplace, !text.isEmpty {
        HStack {
          TextField(ownText("Replace with"), text: $other)
          Button(ownText("Replace all")) { editors.replace(text, by: other) }
        }
      }
      Button(ownText("Done"), action: close)
    }
  }

  @ViewBuilder private var found: some View {
    let lines = editors.lines(with: text)
    let count = editors.count(of: text)
    Text(verbatim: count == 0 ? ownText("Nothing found") : ownText("Found: \(count)"))
      .foregroundStyle(.secondary)
    ForEach(Array(lines.prefix(Self.most).enumerated()), id: \.offset) { _, line in
      Text(verbatim: "\(line.number): \(line.text)").lineLimit(1)
    }
  }
}
