import Core
import Testing

@Suite(.timeLimit(.minutes(20))) struct EffectActionsTests {
  @Test func theActionsOfAnEffectAreASequence() async {
    let effect = Effect<Int>.concatenate(
      .send(1),
      .run { send in
        await send(2)
        await send(3)
      },
      .merge(.send(4), .none))

    var actions: [Int] = []
    for await action in effect.actions { actions.append(action) }

    #expect(actions == [1, 2, 3, 4])
  }

  @Test func noEffectSendsNothing() async {
    for await _ in Effect<Int>.none.actions { Issue.record("There is nothing to send.") }
  }

  @Test func theEffectEndsWhenNobodyIteratesAnyMore() async {
    let gate = Gate()
    let effect = Effect<Int>.run { send in
      await send(1)
      try? await Task.never()
      gate.open()
    }

    for await _ in effect.actions { break }

    await gate.wait()
  }
}
