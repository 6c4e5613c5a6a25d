import Foundation
import NIOCore
import ServiceLifecycle

/// Runs what listens on a port, and says how to choose another where that is taken.
struct ListeningService: Service {
  /// That a port is taken, for a person to read.
  struct Taken: Error, CustomStringConvertible {
    let description: String
  }

  let server: any Service
  let port: Int
  /// What chooses another port, before its number.
  let flag: String

  func run() async throws {
    do {
      try await server.run()
    } catch let failure as IOError where failure.errnoCode == EADDRINUSE {
      throw Taken(
        description:
          "Port \(port) is taken by another program. Choose another: \(flag)\(port == 8_081 ? 8_082 : 8_081)."
      )
    }
  }
}

/// Puts sessions to sleep that nobody uses, until the server ends.
struct SessionSweeper: Service {
  let registry: SessionRegistry
  let writer: SessionWriter?
  let defaults: BrowserDefaults
  let keys: CookieKeys
  let settings: WebSettings
  /// How often it looks.
  let interval: Duration

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while (try? await Task.sleep(for: interval)) != nil {
        await writer?.check()
        await keep(keys)
        await registry.storeRenewals()
        await registry.sweep()
        await registry.relieve()
        let seconds = Double(settings.keepDays) * 86_400
        if let writer {
          await writer.removeOlder(seconds)
        } else {
          await defaults.removeOlder(seconds)
        }
      }
    }
    await registry.close()
  }

  /// Takes the keys that other processes have made, or writes those again whose file is gone.
  private func keep(_ keys: CookieKeys) async {
    keys.keep()
    if let shared = await writer?.keys(days: settings.keyDays) { keys.take(shared) }
  }
}

/// Ends the process nine seconds after it was asked to, whatever runs then: what was acknowledged
/// is stored.
struct Deadline: Service {
  func run() async throws {
    try? await gracefulShutdown()
    Thread {
      Thread.sleep(forTimeInterval: 9)
      FileHandle.standardError.write(Data("The server ends while something still runs.\n".utf8))
      _exit(0)
    }.start()
  }
}
