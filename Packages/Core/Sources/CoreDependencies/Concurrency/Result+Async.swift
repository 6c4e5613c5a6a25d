extension Result where Failure == any Error {
  /// Makes a result of what an asynchronous operation returns or throws, on the caller's actor.
  public init(
    isolation: isolated (any Actor)? = #isolation,
    catching body: () async throws -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
