/// A session's page at one moment.
struct PageSnapshot: Sendable {
  var session: String
  var epoch: String
  var number: UInt64
  var applied: UInt64
  var title: String
  var html: String
  /// What it can be told from others by; see ``Page/shape``.
  var shape: String
  /// The numbers of its controls.
  var controls: [UInt64]
  /// The place that it shows; nil for the start.
  var place: String?
  /// What a person is to be told who has no script.
  var notice: String
  /// Whether something is awaited, and nobody types meanwhile.
  var isAwaiting: Bool
}
