import Foundation
import Views

/// The oven, and the words of a file, which stand for what a build changes.
struct OvenView: View {
  let store: StoreOf<Oven>
  private let words: String

  init(store: StoreOf<Oven>) {
    self.store = store
    let path = ProcessInfo.processInfo.environment["WORDS"] ?? ""
    words = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "no words"
  }

  var body: some View {
    VStack {
      Text(words)
      Button("Cooler") {}
      Button("Hotter") { store.send(.hotterTapped) }
      Text("\(store.degrees) degrees")
      Text(verbatim: "process \(ProcessInfo.processInfo.processIdentifier)")
    }
  }
}
