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
