/// A value with an identity, by which observers notice that it was replaced.
public protocol ObservationIdentified {
  /// The identity of the value.
  var _$id: ObservableStateID { get }
  /// Renews the identity before the value is changed in place.
  ///
  /// Copies that were taken earlier then count as other values.
  mutating func _$willModify()
}
