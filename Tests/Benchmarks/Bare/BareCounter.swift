import Observation

/// A counter as a class that Swift itself observes.
@Observable
final class BareCounter {
  var count = 0
}

/// Adds one, in a function that is not inlined.
@inline(never)
func bareIncrement(_ count: inout Int, _ action: Counter.Action) {
  switch action {
  case .increment: count += 1
  }
}
