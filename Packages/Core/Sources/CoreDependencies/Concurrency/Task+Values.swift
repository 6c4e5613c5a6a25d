internal import Foundation

extension Task where Failure == any Error {
  /// The task's result.
  ///
  /// Cancelling the waiting task cancels this task too.
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == Never {
  /// The task's result.
  ///
  /// Cancelling the waiting task cancels this task too.
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Success == Never, Failure == Never {
  /// Suspends until the task is cancelled, then throws `CancellationError`, on the caller's actor.
  public static func never(isolation: isolated (any Actor)? = #isolation) async throws -> Never {
    let waiter = CancellationWaiter()
    await withTaskCancellationHandler {
      // Captures the actor, so that the closure runs on it without a hop.
      _ = isolation
      await withUnsafeContinuation { waiter.wait($0) }
    } onCancel: {
      waiter.cancel()
    }
    throw _Concurrency.CancellationError()
  }

  /// Lets other tasks run, by queueing up behind all of them `count` times.
  ///
  /// Under `withMainSerialExecutor`, other tasks have then run to their next suspension. Without
  /// it, those of the caller's actor have begun; another may still be behind, on a thread that the
  /// system has suspended. The environment variable `TASK_MEGA_YIELD_COUNT` sets the default
  /// count, 20.
  public static func megaYield(
    count: Int = defaultMegaYieldCount, isolation: isolated (any Actor)? = #isolation
  ) async {
    for _ in 0..<count {
      await Task.yield()
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
    }
  }

  /// The default of `megaYield(count:)`.
  public static var defaultMegaYieldCount: Int { megaYieldCount }
}

private let megaYieldCount = min(
  10_000,
  max(0, ProcessInfo.processInfo.environment["TASK_MEGA_YIELD_COUNT"].flatMap(Int.init) ?? 20))

/// Resumes one waiting task when it is cancelled, in whichever order the two happen.
private final class CancellationWaiter: Sendable {
  private enum State {
    case idle
    case waiting(UnsafeContinuation<Void, Never>)
    case cancelled
  }

  private let state = Locked(State.idle)

  func wait(_ continuation: UnsafeContinuation<Void, Never>) {
    let isCancelled = state.withLock { state in
      if case .cancelled = state { return true }
      state = .waiting(continuation)
      return false
    }
    if isCancelled { continuation.resume() }
  }

  func cancel() {
    let before = state.withLock { state in
      defer { state = .cancelled }
      return state
    }
    if case .waiting(let continuation) = before { continuation.resume() }
  }
}

extension Result {
  /// Makes a result of what an asynchronous operation returns or throws, on the caller's actor.
  public init(
    isolation: isolated (any Actor)? = #isolation,
    catching body: () async throws(Failure) -> Success
  ) async {
    do throws(Failure) {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
