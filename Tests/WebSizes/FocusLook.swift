import Views

/// Sheets without a title, what is shown over them, and rows that are removed after a question.
struct FocusLook: View {
  @State private var animals = ["Ant", "Bee", "Cat", "Dog"]
  @State private var doomed: String?
  @State private var sheet: Sheet?
  @State private var isAsking = false
  @State private var isDeeper = false
  @State private var isSwitched = false

  private enum Sheet: String, Identifiable {
    case pressed, read
    var id: String { rawValue }
  }

  var body: some View {
    List {
      Button("Open") { sheet = .pressed }
      Button("Read") { sheet = .read }
      ForEach(animals, id: \.self) { animal in
        HStack {
          Text(animal)
          Spacer()
          Button("Remove \(animal)") { doomed = animal }
        }
      }
    }
    .navigationTitle("Animals")
    .alert("Remove it?", isPresented: $doomed.isSet) {
      Button("Yes") { animals.removeAll { $0 == doomed } }
      Button("No", role: .cancel) {}
    }
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .pressed: pressed
      case .read: Text("Bees dance.")
      }
    }
  }

  private var pressed: some View {
    VStack {
      Button("First") {}
      Button("Ask") { isAsking = true }
      Button("Deeper") { isDeeper = true }
      Toggle("Switch", isOn: $isSwitched)
      Button("Done") { sheet = nil }
    }
    .alerting($isAsking)
    .sheet(isPresented: $isDeeper) { Button("Back up") { isDeeper = false } }
  }
}

extension View {
  fileprivate func alerting(_ isAsking: Binding<Bool>) -> some View {
    alert("Sure?", isPresented: isAsking) { Button("OK") {} }
  }
}

extension Optional {
  fileprivate var isSet: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}
