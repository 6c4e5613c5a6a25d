@_spi(Locked) internal import CoreDependencies

/// A closure to call at a change; it is let go of when the observation ends.
final class ObservationClosure: ObservationTarget {
  private let onChange: Locked<(@Sendable () -> Void)?>

  init(_ onChange: @escaping @Sendable () -> Void) { self.onChange = Locked(onChange) }

  func readsChanged(_ number: UInt64) { onChange.withLock { $0.take() }?() }
  func observationWasCancelled() { onChange.withLock { $0 = nil } }
}
