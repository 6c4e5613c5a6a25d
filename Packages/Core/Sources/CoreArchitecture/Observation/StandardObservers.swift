internal import Observation

/// The readers of one observable value under the standard library's tracking.
final class StandardObservers {
  private let registrar = ObservationRegistrar()
  private var properties: [StandardProperty] = []

  var hasReaders: Bool { properties.contains { $0.hasReaders() } }

  /// The properties that have readers.
  var read: [StandardProperty] { properties.filter { $0.hasReaders() } }

  /// Returns a property; nil if nobody has read it.
  func property(_ number: UInt64) -> StandardProperty? {
    for property in properties where property.number == number { return property }
    return nil
  }

  /// Registers a read; returns whether the standard library tracks reads on this thread.
  ///
  /// May also return true while it does not, if somebody else reads the property.
  func access(_ number: UInt64) -> Bool {
    if let property = property(number) { return property.access() }
    let property = StandardProperty(number, registrar)
    properties.append(property)
    return property.access()
  }
}
