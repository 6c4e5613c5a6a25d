import Facts
import Views

/// A tab of `StandIns`.
struct StandInView: View {
  let text: LocalizedStringKey
  let tap: () -> Void

  var body: some View {
    NavigationStack {
      VStack {
        Text(text)
        Button("Tap") { tap() }
          .buttonStyle(.borderedProminent)
      }
      .navigationTitle("Stand-in")
      .logOutButton()
    }
  }
}
