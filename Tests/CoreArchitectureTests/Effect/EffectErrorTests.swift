import Core
import Testing

@Suite(.timeLimit(.minutes(20))) @MainActor struct EffectErrorTests {
  struct Failure: Error {}

  @Test func anErrorGoesToItsHandler() async {
    let store = Store.recording(
      .run { _ in
        throw Failure()
      } catch: { error, send in
        await send(.received("\(error)"))
      })

    await store.send(.run(0)).finish()

    #expect(store.received == ["Failure()"])
  }

  @Test func anErrorThatNothingCatchesIsReported() async {
    let store = Store.recording(.run { _ in throw Failure() })

    await withKnownIssue {
      await store.send(.run(0)).finish()
    } matching: { issue in
      issue.says(
        """
        An effect of Recorder.Action threw an error that nothing catches:

          CoreArchitectureTests.EffectErrorTests.Failure()

        The effect has ended and the error is lost to the feature. Catch it inside the effect, or \
        pass 'catch:' to 'Effect.run' and send an action that tells of the failure.

        More: Documentation/Core.docc/Effects.md#errors
        """) && issue.sourceLocation?.fileName == "EffectErrorTests.swift"
    }
  }

  @Test func aCancelledEffectMayThrow() async {
    let store = Store.recording(
      .run { _ in
        try await Task.never()
      },
      .run { _ in
        do { try await Task.never() } catch { throw Failure() }
      })
    let tasks = [store.send(.run(0)), store.send(.run(1))]

    for task in tasks {
      task.cancel()
      await task.finish()
    }
  }

  @Test func aCancellationErrorIsNeitherHandledNorReported() async {
    let store = Store.recording(
      .run { _ in
        throw CancellationError()
      } catch: { _, send in
        await send(.received("handled"))
      })

    await store.send(.run(0)).finish()

    #expect(store.received.isEmpty)
  }

  @Test func anActionSentAfterItsEffectHasEndedIsReported() async {
    let escaped = LockIsolated<Send<Recorder.Action>?>(nil)
    let store = Store.recording(.run { send in escaped.withValue { $0 = send } })
    await store.send(.run(0)).finish()

    await withKnownIssue {
      await escaped.value?(.received("late"))
    } matching: { issue in
      issue.says(
        """
        An action was sent from an effect that has already ended:

          Recorder.Action.received(late)

        The effect's closure let its 'send' escape, most likely into a task that outlives it, so \
        the action can be neither cancelled nor awaited. Await that work inside the effect, for \
        example in a task group.

        More: Documentation/Core.docc/Effects.md#send-after-the-end
        """)
    }
    #expect(store.received == ["late"])
  }
}
