public import Observation

/// State whose fields are observed one by one; conformance comes from `@ObservableState`.
public protocol ObservableState: Observable, ObservationIdentified {
  /// Returns the stored property behind an observed one, or nil for any other key path.
  static func _$storage(for keyPath: PartialKeyPath<Self>) -> ObservationStorage<Self>?
  /// The key path to the registrar; nil for an enum, whose payloads have their own.
  static var _$registrar: KeyPath<Self, ObservationStateRegistrar>? { get }
}

extension ObservableState {
  /// Returns nil: without the macro there is no stored property behind another.
  public static func _$storage(for keyPath: PartialKeyPath<Self>) -> ObservationStorage<Self>? {
    nil
  }

  /// Nil: without the macro there is no registrar.
  public static var _$registrar: KeyPath<Self, ObservationStateRegistrar>? { nil }
}

// Containers of observable state are observable, so that their stores can be read and scoped.
extension Optional: ObservableState, @retroactive Observable where Wrapped: ObservableState {}
