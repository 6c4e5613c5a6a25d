import CoreTesting
import CoreViews
import Observation

/// Takes down what happens, in order.
final class Recorder {
  private(set) var events: [String] = []

  func record(_ event: String) { events.append(event) }

  /// What has happened since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

/// Takes down that a body is evaluated, and shows what is within.
struct Watched<Content: View>: View {
  let name: String
  let recorder: Recorder
  let content: () -> Content

  init(
    _ name: String, _ recorder: Recorder, @ViewBuilder content: @escaping () -> Content
  ) {
    self.name = name
    self.recorder = recorder
    self.content = content
  }

  var body: some View {
    let _ = recorder.record(name)
    content()
  }
}

/// A counter of its own, told apart by its name.
struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    HStack {
      Text("\(name): \(count)")
      Button("Add to \(name)") { count += 1 }
    }
  }
}

@Observable
final class Model {
  var text = ""
  var number = 0
  var isOn = false
  var items: [String] = []
  var path: [Int] = []
  var choice: String?
}
