import Foundation
import Testing

@testable import CoreDependencies

struct WithEscapedDependenciesTests {
  @Test func dependenciesReachAnotherThread() async {
    let name = await withDependencies {
      $0.network = Network(name: "escaped")
    } operation: {
      await withEscapedDependencies { dependencies in
        await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            dependencies.yield {
              @Dependency(\.network) var network
              continuation.resume(returning: network.name)
            }
          }
        }
      }
    }
    #expect(name == "escaped")
  }

  @Test func asyncYield() async {
    @Dependency(\.network) var network
    let escaped = withDependencies {
      $0.network = Network(name: "escaped")
    } operation: {
      withEscapedDependencies { $0 }
    }
    let name = await escaped.yield {
      await Task.yield()
      return network.name
    }
    #expect(name == "escaped")
  }
}
