import CoreViews
import Testing
import ViewsTesting

/// A state that is set to what it is already evaluates nothing.
@MainActor @Suite struct EqualStateTests {
  final class Chart: Equatable {
    let depth: Int
    init(depth: Int) { self.depth = depth }
    nonisolated static func == (lhs: Chart, rhs: Chart) -> Bool { true }
  }

  final class Count { var bodies = 0 }

  struct Deck: View {
    let count: Count
    @State private var speed = 3
    @State private var chart = Chart(depth: 1)
    var body: some View {
      let _ = count.bodies += 1
      Text("\(speed) at \(chart.depth)")
      Button("Same") { speed = 3 }
      Button("Faster") { speed += 1 }
      Button("Deeper") { chart = Chart(depth: 2) }
    }
  }

  @Test func anEqualValueEvaluatesNothing() {
    let count = Count()
    let host = HeadlessHost { Deck(count: count) }
    host.tap("Same")
    #expect(count.bodies == 1)
    host.tap("Faster")
    #expect(count.bodies == 2)
    #expect(host.text.hasPrefix("4 at 1"))
  }

  /// Objects are compared by what they are, whatever they say of each other.
  @Test func anotherObjectIsAnotherValue() {
    let host = HeadlessHost { Deck(count: Count()) }
    host.tap("Deeper")
    #expect(host.text.hasPrefix("3 at 2"))
  }
}
