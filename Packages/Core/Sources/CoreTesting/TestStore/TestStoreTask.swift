@_spi(Views) internal import CoreArchitecture
@_spi(Views) internal import CoreDependencies

/// The effects that follow from one action sent to a test store.
public struct TestStoreTask: Hashable, Sendable {
  private let task: StoreTask
  private let timeout: UInt64

  init(_ task: StoreTask, timeout: UInt64) {
    self.task = task
    self.timeout = timeout
  }

  /// Cancels the effects and waits until they have ended.
  nonisolated(nonsending) public func cancel() async {
    task.cancel()
    await task.finish()
    await Task.megaYield()
  }

  /// Waits until the effects have ended; fails if they still run after the timeout.
  nonisolated(nonsending) public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let duration = duration ?? .nanoseconds(Int64(clamping: timeout))
    await Task.megaYield()
    let task = task
    let isFinished = await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        await task.wait()
        return !Task.isCancelled
      }
      group.addTask {
        try? await ContinuousClock().sleep(for: duration)
        return false
      }
      defer { group.cancelAll() }
      return await group.next() ?? false
    }
    guard !isFinished else { return }
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    location.fail(
      """
      The effects of an action have not ended within \(duration). They were started by:

      \(task.originsOfRunning.map { "• " + $0.name }.joined(separator: "\n").indented)

      If they use a clock or a scheduler, advance it, or use one that is immediate; if they need \
      longer, pass a longer 'timeout'; if they run until their feature goes, cancel this task instead.

      More: Documentation/Core.docc/TimeInTests.md#which-clock
      """)
  }

  /// Whether the effects have been cancelled.
  ///
  /// Also true if there were none.
  public var isCancelled: Bool { task.isCancelled }
}
