import Core

/// A tab of `StandIns`.
struct StandInView: View {
  let name: String
  let count: Int
  let tap: () -> Void

  var body: some View {
    VStack {
      Text("The \(name) tab was tapped \(count) \(count == 1 ? "time" : "times").")
      Button("Tap") { tap() }
    }
  }
}
