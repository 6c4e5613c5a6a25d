import HostStreams
import Testing

@testable import TerminalHost

@Suite struct TerminalAbilityTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func whatIsThereIsTurnedOnOnceAndOffInTheOtherOrder() {
    var abilities = TerminalAbilities()
    let reports: [TerminalReport] = [.mode(2027, setting: 2), .mode(2048, setting: 2), .keyboard]
    let on = reports.map { text(abilities.take($0)) }
    #expect(on == ["\u{1B}[?2027h", "\u{1B}[?2048h", "\u{1B}[>1u"])
    #expect(reports.allSatisfy { abilities.take($0).isEmpty })
    #expect(text(abilities.off) == "\u{1B}[<u\u{1B}[?2048l\u{1B}[?2027l")
  }

  @Test(arguments: [0, 1, 3, 4, 7])
  func whatIsNotThereOrOnAlreadyIsLeftAlone(setting: Int) {
    var abilities = TerminalAbilities()
    for mode in [2027, 2031, 2048, 1049] {
      #expect(abilities.take(.mode(mode, setting: setting)) == [])
    }
    #expect(abilities.off == [])
    #expect(abilities.knowsClusters == [1, 3].contains(setting))
  }

  @Test func aLongFrameIsShownAtOnceAndAShortOneCostsNoMore() {
    var abilities = TerminalAbilities()
    let (short, long) = ([UInt8](repeating: 65, count: 16), [UInt8](repeating: 65, count: 700))
    #expect(abilities.framed(long) == long)
    _ = abilities.take(.mode(2026, setting: 2))
    #expect(abilities.framed(short) == short)
    #expect(abilities.framed(long) == ScreenSequence.beginFrame + long + ScreenSequence.endFrame)
  }
}
