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

/// Makes the fields of a struct, or the cases of an enum, observable one by one.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   var count = 0
///   @ObservationStateIgnored var isLogged = false
/// }
/// ```
///
/// Applied to a feature's state. Tracks every stored `var` that has no property wrapper and is not
/// marked ``ObservationStateIgnored()``. A copy shares the observers of the original; a value made
/// with an initializer begins with none.
@attached(
  member,
  names: named(_$observationRegistrar), named(_$id), named(_$willModify), named(_$storage),
  named(_$registrar))
@attached(memberAttribute)
@attached(extension, conformances: ObservableState)
public macro ObservableState() =
  #externalMacro(module: "CoreMacros", type: "ObservableStateMacro")

/// Observes one property; ``ObservableState()`` applies it to those that it tracks.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "CoreMacros", type: "ObservationStateTrackedMacro")

/// Keeps a property of an ``ObservableState()`` from being observed.
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(module: "CoreMacros", type: "ObservationStateIgnoredMacro")

/// A value with an identity, by which observers notice that it was replaced.
public protocol ObservationIdentified {
  /// The identity of the value.
  var _$id: ObservableStateID { get }
  /// Renews the identity before the value is changed in place.
  ///
  /// Copies that were taken earlier then count as other values.
  mutating func _$willModify()
}

/// The stored property behind an observed one, through which reducers change it in place.
public struct ObservationStorage<Root> {
  let keyPath: PartialKeyPath<Root>
  let property: UInt64

  /// Names the stored property, and the number under which its observers are registered.
  public init(_ keyPath: PartialKeyPath<Root>, property: UInt64) {
    self.keyPath = keyPath
    self.property = property
  }
}
