/// Loads and saves a shared value that outlives its holders.
protocol SharedPersistence: AnyObject, Sendable {
  var loadError: (any Error)? { get }
  var saveError: (any Error)? { get }
  var isLoading: Bool { get }
  func load() async throws
  func save() async throws
}
