import Testing

@testable import CoreArchitecture

/// How a task waits for effects and goes on, whichever comes first.
@Suite(.timeLimit(.minutes(20))) struct WaitingTaskTests {
  @Test func aTaskThatIsResumedBeforeItWaitsGoesOn() async {
    let waiter = WaitingTask()
    waiter.resume()
    await waiter.wait()
  }

  @Test func resumingTwiceIsResumingOnce() async {
    let waiter = WaitingTask()
    waiter.resume()
    waiter.resume()
    await waiter.wait()
    waiter.resume()
  }

  @Test @MainActor func aTaskGoesOnOnTheActorThatItComesFrom() async {
    for _ in 0..<1_000 {
      let waiter = WaitingTask()
      let resuming = Task.detached { waiter.resume() }
      await waiter.wait()
      MainActor.assertIsolated()
      await resuming.value
    }
  }

  @Test @MainActor func aTaskGoesOnAfterTheCodeThatResumesIt() async {
    var order: [String] = []
    let waiter = WaitingTask()
    Task {
      order.append("resume")
      waiter.resume()
      order.append("resumed")
    }
    await waiter.wait()
    order.append("goes on")
    #expect(order == ["resume", "resumed", "goes on"])
  }

  @Test func aTaskIsResumedByItsOwnCancellation() async {
    for _ in 0..<1_000 {
      let task = Task {
        let waiter = WaitingTask()
        await withTaskCancellationHandler {
          await waiter.wait()
        } onCancel: {
          waiter.resume()
        }
      }
      task.cancel()
      await task.value
    }
  }

  @Test @MainActor func aTaskThatWaitsIsResumedByItsOwnCancellation() async {
    let waiter = WaitingTask()
    let task = Task {
      await withTaskCancellationHandler {
        await waiter.wait()
      } onCancel: {
        waiter.resume()
      }
      MainActor.assertIsolated()
    }
    await Task.yield()
    task.cancel()
    await task.value
  }

  @Test func tasksOfManyActorsGoOnWhereTheyBelong() async {
    actor Crew {
      var count = 0

      func wait(_ rounds: Int) async {
        for _ in 0..<rounds {
          let waiter = WaitingTask()
          Task { waiter.resume() }
          await waiter.wait()
          count += 1
        }
      }
    }
    let crew = Crew()
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { await crew.wait(500) } }
    }
    #expect(await crew.count == 4_000)
  }
}
