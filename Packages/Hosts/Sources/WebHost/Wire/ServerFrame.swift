/// What the server tells a page at once: `[number, applied, operation, …]` in JSON.
struct ServerFrame: Hashable, Sendable {
  /// Counts the frames of a session's page, so that the page sees a gap.
  var number: UInt64
  /// The highest action of the page that has been applied and stored.
  var applied: UInt64
  /// What to do, in order; none if there is only something to acknowledge.
  var operations: [Operation]

  /// The frame as it is sent.
  var text: String {
    var text = "[\(number),\(applied)"
    for operation in operations { operation.write(into: &text) }
    return text + "]"
  }
}
