extension Effect {
  /// Cancels the running effects with any of several ids.
  ///
  /// Today: `.merge(.cancel(id: first), .cancel(id: second))`.
  public static func cancel(ids: [any Hashable & Sendable]) -> Self {
    func cancel(_ id: some Hashable & Sendable) -> Self { .cancel(id: id) }
    return .merge(ids.map { cancel($0) })
  }
}
