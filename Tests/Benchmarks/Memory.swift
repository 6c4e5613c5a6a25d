import ComposableArchitecture
import Malloc
import Observation

/// Bytes in use, as the allocator counts them.
@MainActor
func memory() -> [Workload] {
  storeMemory() + [
    Workload("M3", "a row's store, bytes", target: 8.4) { @MainActor in
      bytesOfRows(thatAreRead: false)
    } bare: { @MainActor in
      bytes(of: 1_000) { BareRow(0) { _ in } }
    },
    Workload("M4", "a row's store that the standard library's tracking reads, bytes", target: 1.9) {
      @MainActor in
      bytesOfRows(thatAreRead: true)
    } bare: { @MainActor in
      bytes(of: 1_000) {
        let counter = BareCounter()
        tracked { consume(counter.count) }
        return counter
      }
    },
    Workload("V7", "a session of ten rows, bytes", target: 40) { @MainActor in
      bytes(of: 500) { TableSession(count: 10) }
    } bare: { @MainActor in
      bytes(of: 500) { BareList(count: 10) }
    },
  ]
}

@MainActor
private func storeMemory() -> [Workload] {
  [
    Workload("M1", "a store, bytes", target: 9.8) { @MainActor in
      bytes(of: 1_000) { Store(initialState: Counter.State()) { Counter() } }
    } bare: { @MainActor in
      bytes(of: 1_000) { BareStore<Int, Counter.Action>(0) { count, _ in count += 1 } }
    },
    Workload("M2", "a store that the standard library's tracking reads, bytes", target: 1.9) {
      @MainActor in
      bytes(of: 1_000) {
        let store = Store(initialState: Counter.State()) { Counter() }
        tracked { consume(store.count) }
        return store
      }
    } bare: { @MainActor in
      bytes(of: 1_000) {
        let counter = BareCounter()
        tracked { consume(counter.count) }
        return counter
      }
    },
  ]
}

private func tracked(_ read: () -> Void) { withObservationTracking(read) {} }

@MainActor
private func bytesOfRows(thatAreRead areRead: Bool) -> Double {
  let store = Store(initialState: Rows.State(count: 1_000)) { Rows() }
  var children = store.scope(state: \.rows, action: \.rows).makeIterator()
  return bytes(of: 1_000) {
    let row = children.next()
    if areRead { tracked { consume(row?.count) } }
    return row
  }
}

/// How much memory a value takes, on average over several.
private func bytes<Value>(of count: Int, _ make: () -> Value) -> Double {
  var values: [Value] = []
  values.reserveCapacity(count)
  let before = mallinfo2().uordblks
  for _ in 0..<count { values.append(make()) }
  return withExtendedLifetime(values) {
    Double(mallinfo2().uordblks - before) / Double(count)
  }
}
