public import Observation

/// State whose fields can be observed one by one; conformance comes from `@ObservableState`.
public protocol ObservableState: Observable, ObservationIdentified {
  /// Where an observed property is really stored, or nil if the key path leads elsewhere.
  static func _$storage(for keyPath: PartialKeyPath<Self>) -> ObservationStorage<Self>?
  /// Where the identity and the observers are stored; nil for an enum, whose payloads have them.
  static var _$registrar: KeyPath<Self, ObservationStateRegistrar>? { get }
}

extension ObservableState {
  public static func _$storage(for keyPath: PartialKeyPath<Self>) -> ObservationStorage<Self>? {
    nil
  }

  public static var _$registrar: KeyPath<Self, ObservationStateRegistrar>? { nil }
}

// What holds observable state is observable, so that its store can be read and scoped.
extension Optional: ObservableState, @retroactive Observable where Wrapped: ObservableState {}

/// The stored property behind an observed one, so that reducers can change it in place.
public struct ObservationStorage<Root> {
  let keyPath: PartialKeyPath<Root>
  let property: UInt64

  public init(_ keyPath: PartialKeyPath<Root>, property: UInt64) {
    self.keyPath = keyPath
    self.property = property
  }
}
