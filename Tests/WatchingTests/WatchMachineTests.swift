import HostStreams
import Testing

@testable import Watching

@Suite struct WatchMachineTests {
  private var machine = WatchMachine(isRunning: true)

  /// Handles events, and returns what the last of them led to.
  private mutating func handle(_ events: WatchMachine.Event...) -> [WatchMachine.Step] {
    var steps: [WatchMachine.Step] = []
    for event in events { steps = machine.handle(event) }
    return steps
  }

  @Test mutating func manySavesAreOneBuild() {
    #expect(handle(.saved) == [.waitForQuiet])
    #expect(handle(.saved) == [.waitForQuiet])
    #expect(handle(.quiet) == [.build, .tell(.building)])
  }

  @Test mutating func aBuildThatPassesReplacesTheProgram() {
    #expect(handle(.saved, .quiet, .built(.passed)) == [.tell(.leave)])
    #expect(handle(.ended(.handedOn)) == [.start])
  }

  @Test mutating func aBuildThatFailsIsToldUntilOnePasses() {
    let failed = handle(.saved, .quiet, .built(.failed("A.swift:1: no")))
    #expect(failed == [.tell(.failed("A.swift:1: no"))])
    #expect(handle(.saved, .quiet) == [.build, .tell(.building)])
    #expect(handle(.built(.unchanged)) == [.tell(.settled)])
  }

  @Test mutating func whatWasSavedDuringABuildIsBuiltNext() {
    #expect(handle(.saved, .quiet, .saved) == [])
    #expect(handle(.built(.passed)) == [.waitForQuiet])
    #expect(handle(.quiet) == [.build, .tell(.building)])
  }

  @Test mutating func aProgramThatStartsWhileItIsBuiltAgainSaysSo() {
    _ = handle(.saved, .quiet, .built(.passed))
    #expect(handle(.saved, .quiet) == [.build])
    #expect(handle(.ended(.handedOn)) == [.start, .tell(.building)])
  }

  @Test mutating func aPersonWhoLeavesEndsAll() {
    #expect(handle(.saved, .quiet, .ended(.exited(0))) == [.stopBuild, .finish(0)])
    machine = WatchMachine(isRunning: true)
    #expect(handle(.ended(.exited(130))) == [.stopBuild, .finish(130)])
    machine = WatchMachine(isRunning: true)
    #expect(handle(.ended(.signalled(15))) == [.stopBuild, .finish(143)])
  }

  @Test mutating func aCrashWaitsForTheNextSave() {
    #expect(
      handle(.ended(.signalled(9))) == [
        .say("The program crashed (signal 9). It starts anew after the next save; q quits.")
      ])
    #expect(handle(.saved, .quiet) == [.build])
    #expect(handle(.built(.failed("A.swift:1: no"))) == [.say("A.swift:1: no")])
    #expect(handle(.saved, .quiet, .built(.unchanged)) == [.start])
    #expect(handle(.ended(.signalled(9)), .quit) == [.stopBuild, .finish(0)])
  }

  @Test mutating func aSignalEndsTheProgramFirst() {
    #expect(handle(.interrupted(15)) == [.stopBuild, .hangUp])
    #expect(handle(.ended(.exited(0))) == [.finish(143)])
    machine = WatchMachine(isRunning: false)
    #expect(handle(.interrupted(2)) == [.stopBuild, .finish(130)])
  }
}
