import Views

/// Says why something could not be loaded, above a button that tries again.
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
