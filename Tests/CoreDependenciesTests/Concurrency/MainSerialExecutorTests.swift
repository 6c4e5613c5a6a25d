import Dispatch
import Testing

@testable import CoreDependencies

@Suite(.serialized) struct MainSerialExecutorTests {
  @Test func tasksRunInOrderOnTheMainActorsExecutor() async {
    let log = LockIsolated<[Int]>([])
    let elsewhere = LockIsolated(0)
    await withMainSerialExecutor {
      #expect(uncheckedUseMainSerialExecutor)
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<500 {
          group.addTask {
            if !isOnMainQueue() { elsewhere.withValue { $0 += 1 } }
            log.withValue { $0.append(number) }
            await Task.yield()
            log.withValue { $0.append(number + 500) }
          }
        }
      }
    }
    #expect(log.value == Array(0..<1_000))
    #expect(elsewhere.value == 0)
  }

  @Test func scopesNest() async {
    withMainSerialExecutor {
      withMainSerialExecutor {}
      #expect(uncheckedUseMainSerialExecutor)
    }
    uncheckedUseMainSerialExecutor = true
    withMainSerialExecutor {}
    #expect(uncheckedUseMainSerialExecutor)
    uncheckedUseMainSerialExecutor = false
  }

  @Test func settingFalseEndsTheScopesThatHaveBegun() {
    let scope = MainSerialExecutorScope()
    #expect(uncheckedUseMainSerialExecutor && scope.isActive)
    uncheckedUseMainSerialExecutor = false
    #expect(!uncheckedUseMainSerialExecutor && !scope.isActive)
    let later = MainSerialExecutorScope()
    #expect(uncheckedUseMainSerialExecutor && later.isActive && !scope.isActive)
    withMainSerialExecutor { uncheckedUseMainSerialExecutor = false }
    #expect(!uncheckedUseMainSerialExecutor && !later.isActive)
  }
}

private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

private func isOnMainQueue() -> Bool { DispatchQueue.getSpecific(key: mainQueueKey) == true }
