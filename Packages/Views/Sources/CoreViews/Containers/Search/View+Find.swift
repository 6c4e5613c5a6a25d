internal import CoreArchitecture

/// Finding and replacing in the editors of a view.
extension View {
  /// Has a person find a text in the editors of the view, and replace it, while the binding is
  /// true.
  ///
  /// The field stands above the view, with the lines that were found.
  @ViewBuilder
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    FindView(content: self, isPresented: isPresented)
  }

  /// Keeps the editors within from being searched.
  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.isFindDisabled) { $0 = $0 || isDisabled }
  }

  /// Keeps the text of the editors within from being replaced.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.isReplaceDisabled) { $0 = $0 || isDisabled }
  }
}

extension EnvironmentValues {
  private enum FindKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum ReplaceKey: EnvironmentKey { static var defaultValue: Bool { false } }

  var isFindDisabled: Bool {
    get { self[FindKey.self] }
    set { self[FindKey.self] = newValue }
  }

  var isReplaceDisabled: Bool {
    get { self[ReplaceKey.self] }
    set { self[ReplaceKey.self] = newValue }
  }
}

/// A view with a panel above it in which a person finds a text in its editors.
struct FindView<Content: View>: View {
  @StoredObject private var editors = FoundEditors()
  let content: Content
  let isPresented: Binding<Bool>

  init(content: Content, isPresented: Binding<Bool>) {
    self.content = content
    self.isPresented = isPresented
  }

  @ViewBuilder var body: some View {
    if isPresented.wrappedValue {
      FindPanel(editors: editors) { isPresented.wrappedValue = false }
    }
    content.modified(by: FoundEditorsModifier(editors: editors))
  }
}

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
