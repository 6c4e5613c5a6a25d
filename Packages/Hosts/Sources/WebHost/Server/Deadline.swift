import Foundation
import ServiceLifecycle

/// Ends the process nine seconds after it was asked to, whatever runs then: what was acknowledged is
/// stored.
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
