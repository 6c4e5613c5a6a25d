/// A value of a session that may outlive it.
protocol ArchivedValue {
  /// The value as JSON; nil if it cannot be written so.
  var archived: [UInt8]? { get }
}
