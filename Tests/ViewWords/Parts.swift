import CoreViews
import Foundation

/// A value that views change, for as long as they are there.
struct Keeping<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder _ content: @escaping (Binding<Value>) -> Content) {
    _value = State(wrappedValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}

/// A text of its own on top, which views write to.
struct Noting<Content: View>: View {
  @State private var note = "nothing"
  private let content: (Binding<String>) -> Content

  init(@ViewBuilder _ content: @escaping (Binding<String>) -> Content) { self.content = content }

  var body: some View {
    Text("noted: \(note)")
    content($note)
  }
}

/// The focus of two fields, which a button moves to the second.
struct Focusing<Content: View>: View {
  @FocusState private var isFocused: Bool
  private let content: (FocusState<Bool>.Binding) -> Content

  init(@ViewBuilder _ content: @escaping (FocusState<Bool>.Binding) -> Content) {
    self.content = content
  }

  var body: some View {
    Button("Focus") { isFocused = true }
    content($isFocused)
    Text(isFocused ? "focused" : "elsewhere")
  }
}

struct Naming<Content: View>: View {
  @Namespace private var names
  let content: (Namespace.ID) -> Content

  init(@ViewBuilder _ content: @escaping (Namespace.ID) -> Content) { self.content = content }

  var body: some View { content(names) }
}

/// What the environment and the focus hold, as a text.
struct Told<Value>: View {
  @Environment private var value: Value

  init(_ key: KeyPath<EnvironmentValues, Value>) { _value = Environment(key) }

  var body: some View { Text("told \(value)") }
}

struct Steady: View, Equatable {
  let count: Int
  var body: some View { Text("at \(count)") }
  static func == (lhs: Steady, rhs: Steady) -> Bool { true }
}

struct Berth: Identifiable {
  let name: String
  let children: [Berth]?
  var id: String { name }

  init(_ name: String, _ children: [Berth]? = nil) {
    self.name = name
    self.children = children
  }
}

struct Boat: Identifiable, Hashable {
  let name: String
  var id: String { name }
}

struct DepthKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

extension Word {
  /// A word of a row in a list.
  static func row<Used: View>(
    _ name: String, doing story: String = "",
    _ change: @escaping @MainActor @Sendable (Text) -> Used
  ) -> Word {
    Word(name, doing: story) {
      List {
        change(Text("Berth"))
        Text("Quay")
      }
    } without: {
      List {
        Text("Berth")
        Text("Quay")
      }
    }
  }

  /// A word of a view that stands before another one.
  static func beside<Base: View, Used: View>(
    _ name: String, _ base: @autoclosure @escaping @MainActor @Sendable () -> Base,
    _ change: @escaping @MainActor @Sendable (Base) -> Used
  ) -> Word {
    Word(name) {
      VStack(alignment: .leading) {
        Button("First") {}
        HStack(alignment: .top) {
          change(base())
          Text("|")
        }
      }
    } without: {
      VStack(alignment: .leading) {
        Button("First") {}
        HStack(alignment: .top) {
          base()
          Text("|")
        }
      }
    }
  }

  /// A word of a screen in a stack.
  static func screen<Used: View>(
    _ name: String, doing story: String = "",
    _ change: @escaping @MainActor @Sendable (Text) -> Used
  ) -> Word {
    Word(name, doing: story) {
      NavigationStack { change(Text("Berth")) }
    } without: {
      NavigationStack { Text("Berth") }
    }
  }
}
