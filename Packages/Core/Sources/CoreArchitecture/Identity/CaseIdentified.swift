/// An enum of states whose macro tells of each case how to read the id of its payload.
public protocol _CaseIdentified {
  /// Returns the reader of ids for the case that a state is in; nil if payloads there have none.
  ///
  /// Called once for each case.
  static func _idReader(of state: Self) -> _IDReader<Self>?
}
