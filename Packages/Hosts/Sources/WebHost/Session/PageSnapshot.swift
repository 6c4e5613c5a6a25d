/// A session's page at one moment.
struct PageSnapshot: Sendable {
  var session: String
  var epoch: String
  var number: UInt64
  var applied: UInt64
  var title: String
  var html: String
  /// Whether something is awaited, and nobody types meanwhile.
  var isAwaiting: Bool
}
