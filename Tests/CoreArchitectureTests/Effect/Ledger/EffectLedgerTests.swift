import Testing

@testable import CoreArchitecture

/// Each row: what has happened, a last step, and what the ledger answers to it.
@Suite struct EffectLedgerTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let steps: [LedgerStep]
    let last: LedgerStep
    let answer: String

    init(_ story: String, _ steps: LedgerStep..., then last: LedgerStep, answers answer: String) {
      testDescription = story
      self.steps = steps
      self.last = last
      self.answer = answer
    }
  }

  private func check(_ row: Row) {
    let ledger = LedgerDriver()
    var model = LedgerModel()
    for step in row.steps { #expect(ledger.take(step) == model.take(step)) }
    #expect(ledger.take(row.last) == row.answer)
    #expect(model.take(row.last) == row.answer)
  }

  @Test(arguments: [
    Row(
      "an id cancels its effects and no others",
      .enter(1, ids: "a"), .enter(2, ids: "b"), .enter(3, ids: "ab"), .enter(4),
      then: .cancel("a"), answers: "1 3"),
    Row(
      "an id is not cancelled twice",
      .enter(1, ids: "a"), .cancel("a"), then: .cancel("a"), answers: ""),
    Row(
      "an effect with two ids is cancelled once",
      .enter(1, ids: "ab"), .cancel("a"), then: .cancel("b"), answers: ""),
    Row(
      "an effect that has ended is not cancelled",
      .enter(1, ids: "a"), .enter(2, ids: "a"), .leave(1), then: .cancel("a"), answers: "2"),
    Row(
      "a parent cancels the effects of the features inside it",
      .enter(1, in: "p1", ids: "a"), .enter(2, in: "p1p2", ids: "a"),
      then: .cancel("a"), answers: "1 2"),
    Row(
      "a child cancels neither those of its parent nor those of its siblings",
      .enter(1, ids: "a"), .enter(2, in: "p1", ids: "a"), .enter(3, in: "p2", ids: "a"),
      .enter(4, in: "r1", ids: "a"), then: .cancel("a", in: "p1"), answers: "2"),
    Row(
      "an effect cancels in the feature that has started it",
      .enter(1, ids: "a"), .enter(2, in: "p1"), .enter(3, in: "p1", ids: "a"),
      then: .cancelFrom(2, "a"), answers: "3"),
    Row(
      "a new effect replaces those of its feature and of those inside it",
      .enter(1, ids: "a"), .enter(2, in: "p1", ids: "a"), .enter(3, in: "p1p1", ids: "a"),
      then: .enter(4, in: "p1", ids: "a", replacing: "a"), answers: "2 3"),
    Row(
      "a new effect does not replace itself",
      .enter(1, ids: "a", replacing: "a"), then: .isCancelled(1), answers: "false"),
    Row(
      "all are cancelled at the end of a store",
      .enter(1), .enter(2, in: "p1p2"), .enter(3, in: "r1", ids: "a"),
      then: .cancelAll, answers: "1 2 3"),
  ])
  func cancelling(_ row: Row) { check(row) }

  @Test(arguments: [
    Row(
      "work that begins after its cancellation is cancelled at once",
      .enter(1, ids: "a", begins: false), .cancel("a"), then: .begin(1), answers: "at once"),
    Row(
      "there is nothing to cancel before the work begins",
      .enter(1, ids: "a", begins: false), then: .cancel("a"), answers: ""),
    Row(
      "work begins uncancelled otherwise",
      .enter(1, ids: "a", begins: false), .cancel("b"), then: .begin(1), answers: ""),
  ])
  func beginning(_ row: Row) { check(row) }

  @Test(arguments: [
    Row(
      "the effects of a child that is gone are cancelled",
      .enter(1, in: "r1"), .enter(2, in: "r2"), .enter(3, in: "r1p1"), .enter(4, in: "s1"),
      then: .cancelChildren(at: "r", keeping: [2]), answers: "1 3"),
    Row(
      "a child that is gone and comes again is another",
      .enter(1, in: "p1", ids: "a"), .cancelChildren(at: "p"), .enter(2, in: "p1", ids: "b"),
      then: .cancel("b", in: "p1"), answers: "2"),
    Row(
      "a child that is gone no longer counts as one with effects",
      .enter(1, in: "p1"), .cancelChildren(at: "p"), then: .children(at: "p"), answers: "none"),
    Row(
      "a child is there while it has effects",
      .enter(1, in: "r1"), .enter(2, in: "r2"), .enter(3, in: "r2"), .leave(1), .leave(2),
      then: .children(at: "r"), answers: "2, 0"),
    Row(
      "a child is there while one inside it has effects",
      .enter(1, in: "p1r1"), .enter(2, in: "p1"), .leave(2), then: .children(at: "p"),
      answers: "1, 0"),
    Row(
      "a child leaves with the last effect inside it",
      .enter(1, in: "p1r1s1"), .leave(1), then: .children(at: "p"), answers: "none"),
    Row(
      "a feature leaves with the last effect of a child that it has lost",
      .enter(1, in: "p1r1", ids: "a"), .cancelChildren(at: "r", in: "p1"), .leave(1),
      then: .children(at: "p"), answers: "none"),
    Row(
      "the structure of the collection is noted when its children are searched",
      .enter(1, in: "r1"), .cancelChildren(at: "r", keeping: [1], structure: 7),
      then: .children(at: "r"), answers: "1, 7"),
  ])
  func children(_ row: Row) { check(row) }

  @Test(arguments: [
    Row(
      "a presented feature is dismissed by its parent",
      .enter(1, in: "p1p2"), then: .dismissal(from: 1), answers: "p1p2"),
    Row(
      "a row asks for the feature around it",
      .enter(1, in: "p1r2"), then: .dismissal(from: 1), answers: "p1"),
    Row(
      "a coordinator's root screen asks for the coordinator",
      .enter(1, in: "p1s0"), then: .dismissal(from: 1), answers: "p1"),
    Row(
      "another screen is dismissed by its coordinator",
      .enter(1, in: "p1s1"), then: .dismissal(from: 1), answers: "p1s1"),
    Row(
      "nobody dismisses the root feature", .enter(1), then: .dismissal(from: 1), answers: "nobody"),
    Row(
      "nobody dismisses a row of it", .enter(1, in: "r1"), then: .dismissal(from: 1),
      answers: "nobody"),
    Row(
      "a feature that is gone is not dismissed again",
      .enter(1, in: "p1"), .cancelChildren(at: "p"), then: .dismissal(from: 1), answers: "gone"),
    Row(
      "nor is one inside it",
      .enter(1, in: "p1p1"), .cancelChildren(at: "p"), then: .dismissal(from: 1), answers: "gone"),
  ])
  func dismissing(_ row: Row) { check(row) }

  @Test(arguments: [
    Row(
      "an action cancels its own effects, wherever they are",
      .enter(1, of: 1), .enter(2, in: "p1", of: 1), .enter(3, of: 2),
      then: .cancelAction(1), answers: "1 2"),
    Row(
      "what a cancelled action leads to later is cancelled from the start",
      .enter(1, of: 1), .cancelAction(1), then: .enter(2, of: 1), answers: "at once"),
    Row(
      "who is cancelled while waiting for an action that has ended does not cancel it",
      .enter(1, of: 1), .leave(1), .cancelAction(1, unlessEnded: true),
      then: .wasCancelled(action: 1), answers: "false"),
    Row(
      "the effects of an action that goes on are cancelled with who waits for them",
      .enter(1, of: 1), then: .cancelAction(1, unlessEnded: true), answers: "1"),
    Row(
      "all who wait learn of the last effect's end",
      .enter(1, of: 1), .enter(2, of: 1), .wait(1, for: 1), .leave(1), .wait(2, for: 1),
      then: .leave(2), answers: "1 2"),
    Row(
      "nobody waits for effects that have ended",
      .enter(1, of: 1), .leave(1), then: .wait(1, for: 1), answers: "ended"),
    Row(
      "who waits is not told while effects run",
      .enter(1, of: 1), .enter(2, of: 1), .wait(1, for: 1), then: .leave(1), answers: ""),
    Row(
      "nor while an action that they have sent waits for its turn",
      .enter(1, of: 1), .wait(1, for: 1), .willProcess(1), then: .leave(1), answers: ""),
    Row(
      "but when that has been processed",
      .enter(1, of: 1), .wait(1, for: 1), .willProcess(1), .leave(1), then: .didProcess(1),
      answers: "1"),
    Row(
      "who has waited long enough is told at once",
      .enter(1, of: 1), .wait(1, for: 1), then: .stopWaiting(1), answers: "1"),
    Row(
      "and not again at the end",
      .enter(1, of: 1), .wait(1, for: 1), .stopWaiting(1), then: .leave(1), answers: ""),
    Row(
      "who has been told already does not stop waiting",
      .enter(1, of: 1), .wait(1, for: 1), .leave(1), then: .stopWaiting(1), answers: ""),
  ])
  func actions(_ row: Row) { check(row) }

  @Test(arguments: [
    Row(
      "effects of a feature share the window of an id",
      .enter(1), .enter(2), .window("a", of: 1), then: .window("a", of: 2), answers: "0"),
    Row(
      "each id has a window of its own",
      .enter(1), .window("a", of: 1), then: .window("b", of: 1), answers: "1"),
    Row(
      "so does each feature",
      .enter(1, in: "r1"), .enter(2, in: "r2"), .window("a", of: 1), then: .window("a", of: 2),
      answers: "1"),
    Row(
      "a window outlives its effects and keeps the feature",
      .enter(1, in: "p1"), .window("a", of: 1), .leave(1), then: .children(at: "p"),
      answers: "1, 0"),
    Row(
      "the next effect finds it, over or not",
      .enter(1, in: "p1"), .window("a", of: 1), .leave(1), .windowIsOver(0), .enter(2, in: "p1"),
      then: .window("a", of: 2), answers: "0"),
  ])
  func throttling(_ row: Row) { check(row) }

  @Test func windowsThatAreOverAreForgottenWhenThereAreMany() {
    let ledger = LedgerDriver()
    for number in 0..<63 {
      let feature = "r\(number / 10)r\(number % 10)"
      _ = ledger.take(.enter(number, in: feature))
      #expect(ledger.take(.window("a", of: number)) == "\(number)")
      if number < 60 { _ = ledger.take(.windowIsOver(number)) }
      _ = ledger.take(.leave(number))
    }
    #expect(ledger.take(.children(at: "r")) == "0 1 2 3 4 5 6, 0")
    _ = ledger.take(.enter(63))
    _ = ledger.take(.window("a", of: 63))
    #expect(ledger.take(.children(at: "r")) == "6, 0")
    #expect(ledger.take(.children(at: "r", in: "r6")) == "0 1 2, 0")
  }

  @Test func whoStopsWaitingBeforeTheWaitBeginsIsNotInTheLedger() {
    var ledger = EffectLedger(root: FeatureEffects())
    let action = ActionEffects()
    ledger.willProcess(for: action)
    let id = ledger.makeWaiterID(for: action)!
    #expect(ledger.removeWaiter(id, for: action) == nil)
    #expect(ledger.didProcess(for: action).isEmpty)
  }
}
