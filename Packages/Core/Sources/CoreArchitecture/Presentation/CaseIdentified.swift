/// An enum of states whose macro tells of each case how to read the id of its payload.
public protocol _CaseIdentified {
  /// Returns the reader of ids for the case that a state is in; nil if payloads there have none.
  ///
  /// Called once for each case.
  static func _idReader(of state: Self) -> _IDReader<Self>?

  /// Reads the identity to observers; nil for an enum that is not observable.
  static var _enumIdentity: _EnumIdentity<Self>? { get }
}

extension _CaseIdentified {
  /// Nil: observers do not tell states apart.
  public static var _enumIdentity: _EnumIdentity<Self>? { nil }
}

extension _CaseIdentified where Self: ObservationIdentified {
  /// A reader that is compiled with the enum.
  @inlinable
  public static var _enumIdentity: _EnumIdentity<Self>? { _EnumIdentity() }
}
