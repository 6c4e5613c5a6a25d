@_spi(Locked) import CoreDependencies
import OpenCombine

/// Hands values to a subscriber as it demands them, one at a time, from any thread.
// Unchecked: all that changes is behind the lock; the subscriber is called without it.
final class Outlet<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = Locked(())
  private var downstream: Downstream?
  private var values: [Downstream.Input] = []
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isDraining = false
  private var upstreams: [AnyCancellable] = []

  init(_ downstream: Downstream) { self.downstream = downstream }

  var isOpen: Bool {
    lock.lock()
    defer { lock.unlock() }
    return downstream != nil && completion == nil
  }

  /// Keeps what feeds the outlet until it ends; ends it at once if the outlet has ended.
  func keep(_ upstream: AnyCancellable) {
    lock.lock()
    let isOpen = downstream != nil
    if isOpen { upstreams.append(upstream) }
    lock.unlock()
    if !isOpen { upstream.cancel() }
  }

  func send(_ value: Downstream.Input) {
    enqueue(value)
    drain()
  }

  /// Takes a value that `drain` will hand on, for callers with a lock of their own.
  func enqueue(_ value: Downstream.Input) {
    lock.lock()
    if downstream != nil, completion == nil { values.append(value) }
    lock.unlock()
  }

  /// Ends the subscription once its values are taken; a failure does not wait for them.
  func finish(_ end: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    if completion == nil {
      completion = end
      if case .failure = end, !isDraining { values = [] }
    }
    lock.unlock()
    drain()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    lock.unlock()
    drain()
  }

  func cancel() {
    lock.lock()
    let gone = (downstream, values, upstreams)
    (downstream, values, upstreams) = (nil, [], [])
    lock.unlock()
    withExtendedLifetime(gone) { for upstream in gone.2 { upstream.cancel() } }
  }

  func drain() {
    lock.lock()
    if isDraining { return lock.unlock() }
    isDraining = true
    while let downstream {
      if demand > .none, !values.isEmpty {
        let value = values.removeFirst()
        demand -= 1
        lock.unlock()
        let more = downstream.receive(value)
        lock.lock()
        demand += more
      } else if values.isEmpty, let completion {
        let upstreams = upstreams
        (self.downstream, self.upstreams) = (nil, [])
        lock.unlock()
        for upstream in upstreams { upstream.cancel() }
        downstream.receive(completion: completion)
        lock.lock()
      } else {
        break
      }
    }
    isDraining = false
    lock.unlock()
  }
}

extension Outlet: CustomStringConvertible {
  var description: String { "Outlet" }
}
