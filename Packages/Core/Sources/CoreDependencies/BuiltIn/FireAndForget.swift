/// Starts work that nobody waits for, such as tracking.
///
/// In tests the work is awaited, so that nothing is left running.
public struct FireAndForget: Sendable {
  private let run:
    @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

  /// Makes an effect that runs operations with a closure.
  public init(
    _ fireAndForget:
      @escaping @Sendable (
        _ priority: TaskPriority?, _ operation: @escaping @Sendable () async throws -> Void
      ) async -> Void
  ) {
    run = fireAndForget
  }

  /// Starts an operation.
  ///
  /// An error that it throws is dropped; in tests it is reported as an issue.
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
        // Cancelled on purpose.
      } catch {
        DependencyIssue.forgottenError("\(error)").report(at: nil)
      }
    }.value
  }
}

extension DependencyValues {
  /// Starts work that nobody waits for.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}
