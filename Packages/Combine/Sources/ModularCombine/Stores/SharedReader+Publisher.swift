public import CoreArchitecture
@_spi(Locked) import CoreDependencies
public import OpenCombine

extension Shared {
  /// Tells the value as it is now, and each new one, on the thread that sets it.
  public var publisher: some Publisher<Value, Never> { SharedReader(self).publisher }
}

extension SharedReader {
  /// Tells the value as it is now, and each new one, on the thread that sets it.
  public var publisher: some Publisher<Value, Never> { SharedValues(reader: self) }
}

/// The values of a shared value.
private struct SharedValues<Output>: Publisher {
  typealias Failure = Never
  let reader: SharedReader<Output>

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let outlet = Outlet(subscriber)
    subscriber.receive(subscription: outlet)
    let follower = SharedFollower(reader, outlet)
    follower.follow()
    outlet.keep(AnyCancellable { withExtendedLifetime(follower) {} })
  }
}

/// Reads a shared value again whenever it has changed.
// Unchecked: a shared value may be read on any thread, and the lock lets one read it at a time.
private final class SharedFollower<Value>: @unchecked Sendable {
  private let reader: SharedReader<Value>
  private let enqueue: (Value) -> Void
  private let drain: () -> Void
  private let state = Locked((isReading: false, isOutdated: false))

  init<S: Subscriber>(_ reader: SharedReader<Value>, _ outlet: Outlet<S>) where S.Input == Value {
    self.reader = reader
    enqueue = { [weak outlet] in outlet?.enqueue($0) }
    drain = { [weak outlet] in outlet?.drain() }
  }

  /// Tells the value; who comes while another reads has that one read again.
  func follow() {
    let isFirst = state.withLock { state in
      if state.isReading { state.isOutdated = true } else { state.isReading = true }
      return !state.isOutdated
    }
    guard isFirst else { return }
    repeat {
      enqueue(
        withPerceptionTracking {
          reader.wrappedValue
        } onChange: {
          [weak self] in
          self?.follow()
        })
    } while isOutdated()
    drain()
  }

  private func isOutdated() -> Bool {
    state.withLock { state in
      defer { state = (isReading: state.isOutdated, isOutdated: false) }
      return state.isOutdated
    }
  }
}
