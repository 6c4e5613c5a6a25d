import ServiceLifecycle

/// Puts sessions to sleep that nobody uses, until the server ends.
struct SessionSweeper: Service {
  let registry: SessionRegistry
  let writer: SessionWriter?
  let defaults: BrowserDefaults
  let keys: CookieKeys
  let keepDays: Int
  /// How often it looks.
  let interval: Duration

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while (try? await Task.sleep(for: interval)) != nil {
        await writer?.check()
        keys.keep()
        await registry.storeRenewals()
        await registry.sweep()
        await registry.relieve()
        let seconds = Double(keepDays) * 86_400
        if let writer {
          await writer.removeOlder(seconds)
        } else {
          await defaults.removeOlder(seconds)
        }
      }
    }
    await registry.close()
  }
}
