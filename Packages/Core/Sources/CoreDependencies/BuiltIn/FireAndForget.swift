/// Starts work nobody waits for, such as tracking. In tests it is awaited, so that nothing is left
/// running.
public struct FireAndForget: Sendable {
  private let run:
    @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

  /// Runs operations with a closure.
  public init(
    _ fireAndForget:
      @escaping @Sendable (
        _ priority: TaskPriority?, _ operation: @escaping @Sendable () async throws -> Void
      ) async -> Void
  ) {
    run = fireAndForget
  }

  /// Starts an operation. Its error, if any, is dropped.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async throws -> Void
  ) async {
    await run(priority, operation)
  }
}

private enum FireAndForgetKey: DependencyKey {
  static let liveValue = FireAndForget { priority, operation in
    Task(priority: priority) { try await operation() }
  }

  static let testValue = FireAndForget { priority, operation in
    await Task(priority: priority) { _ = try? await operation() }.value
  }
}

extension DependencyValues {
  /// Starts work nobody waits for.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}
