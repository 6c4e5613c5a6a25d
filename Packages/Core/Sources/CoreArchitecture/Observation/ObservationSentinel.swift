internal import Observation

/// Ends an observation under the standard library's tracking, which cannot be cancelled.
///
/// One that is no longer needed would stay registered with everything it has read. So it also reads
/// a sentinel of its own, whose change ends it.
final class ObservationSentinel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  func read() { registrar.access(self, keyPath: \.value) }
  func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
