import Views

/// A tab of `StandIns`.
struct StandInView: View {
  let text: LocalizedStringKey
  let tap: () -> Void

  var body: some View {
    VStack {
      Text(text)
      Button("Tap") { tap() }
    }
  }
}
