import ServiceLifecycle

/// Puts sessions to sleep that nobody uses, until the server ends.
struct SessionSweeper: Service {
  let registry: SessionRegistry
  let writer: SessionWriter?
  let keepDays: Int
  /// How often it looks.
  let interval: Duration

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while (try? await Task.sleep(for: interval)) != nil {
        await registry.sweep()
        await writer?.removeOlder(Double(keepDays) * 86_400)
      }
    }
    await registry.close()
  }
}
