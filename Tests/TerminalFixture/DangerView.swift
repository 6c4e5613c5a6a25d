import CoreViews

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ways for a process to end, or not to.
struct DangerView: View {
  @State private var seconds = 0

  var body: some View {
    VStack {
      Text("Ticked \(seconds) times")
      Button("Trap") { preconditionFailure("The fixture was told to trap.") }
      Button("Abort") { abort() }
      Button("Overflow") { print(overflow(1)) }
      Button("Exit") { exit(3) }
      Button("Print") {
        print("Printed by the fixture")
        reportFault()
      }
      Button("Hang") { hang() }
      Spacer()
      Text("The end")
    }
    .navigationTitle("Ways to die")
    .background(.purple)
    .task {
      for _ in 0..<3 {
        try? await Task.sleep(for: .milliseconds(50))
        seconds += 1
      }
    }
  }
}

/// As the system does it, without the buffer that `print` has.
private func reportFault() {
  let text = Array("Reported by the fixture\n".utf8)
  _ = write(STDERR_FILENO, text, text.count)
}

/// Says on the terminal that it hangs, which no frame can any more, and does.
private func hang() -> Never {
  let text = Array("Hanging".utf8)
  _ = write(STDIN_FILENO, text, text.count)
  while true { usleep(1000) }
}

/// Calls itself until the stack is full.
private func overflow(_ depth: Int) -> Int { depth == 0 ? 0 : overflow(depth + 1) + depth }
