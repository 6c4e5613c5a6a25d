import Foundation
import Testing
import os

@Suite struct OSAllocatedUnfairLockTests {
  @Test func nobodyLosesACount() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 8_000)
  }

  @Test func copiesShareTheState() {
    let names = OSAllocatedUnfairLock(uncheckedState: ["Alma"])
    let copy = names
    copy.withLockUnchecked { $0.append("Brig") }
    #expect(names.withLock { $0 } == ["Alma", "Brig"])
  }

  @Test func whoAsksIsNotMadeToWait() {
    let boat = OSAllocatedUnfairLock(initialState: "moored")
    let inner = boat.withLock { state in
      state = "at sea"
      return boat.withLockIfAvailable { $0 }
    }
    #expect(inner == nil)
    #expect(boat.withLockIfAvailable { $0 } == "at sea")
  }

  @Test func aLockWithoutAStateIsTakenAndLetGo() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    lock.precondition(.owner)
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    lock.precondition(.notOwner)
    #expect(lock.withLock { 7 } == 7)
  }

  @Test func errorsLetTheLockGo() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(throws: CancellationError.self) {
      try lock.withLock { _ in throw CancellationError() }
    }
    #expect(lock.withLock { $0 } == 1)
  }
}
