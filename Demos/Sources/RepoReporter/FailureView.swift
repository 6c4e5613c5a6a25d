import Core

/// Why something is not there, and a way to try again.
struct FailureView: View {
  let reason: String
  let tryAgainTapped: () -> Void

  var body: some View {
    VStack {
      Text(reason)
      Button("Try again") { tryAgainTapped() }
    }
  }
}
