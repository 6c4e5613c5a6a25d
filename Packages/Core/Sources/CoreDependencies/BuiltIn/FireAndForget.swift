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

  /// Starts an operation. Its error, if any, is dropped; in a test it is an issue.
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
    await Task(priority: priority) {
      do {
        try await operation()
      } catch is CancellationError {
        // Who cancels the work means to end it.
      } catch {
        DependencyIssue.forgottenError("\(error)").report(at: nil)
      }
    }.value
  }
}

extension DependencyValues {
  /// Starts work nobody waits for.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}
