import Testing

@testable import CoreToolchain

@Suite struct EnumTagTests {
  private enum Signal: Equatable {
    case flag(name: String)
    case light(Int, Int)
    case off
    case horn
  }

  private enum Chain {
    case anchor(Int)
    indirect case link(Chain)
  }

  private indirect enum Ring {
    case link(Ring)
    case end
  }

  private final class Buoy {}

  private let kinds = ToolchainChange(
    "metadata begins with its kind, 0x201 for enums and 0x202 for optionals", "EnumTag")
  private let witness = ToolchainChange(
    "value witnesses have an enum's tag reader at word 11, and payload cases are numbered first",
    "EnumTag")

  private let access = ToolchainChange(
    "value witnesses have what opens and closes an enum at words 12 and 13", "EnumTag")
  private let records = ToolchainChange(
    "records of an enum's cases have 12 bytes and say in their first bit which are indirect",
    "EnumTag")

  @Test func onlyEnumsAreEnums() {
    #expect(EnumTag.isEnum(Signal.self), kinds.comment)
    #expect(EnumTag.isEnum(Result<Int, any Error>.self), kinds.comment)
    #expect(!EnumTag.isEnum(Int?.self), kinds.comment)
    #expect(!EnumTag.isEnum(Buoy.self), kinds.comment)
    #expect(!EnumTag.isEnum((Int, Int).self), kinds.comment)
    #expect(!EnumTag.isEnum(String.self), kinds.comment)
  }

  @Test func enumsAndOptionalsHaveTags() {
    #expect(EnumTag.hasTag(Signal.self), kinds.comment)
    #expect(EnumTag.hasTag(Signal?.self), kinds.comment)
    #expect(!EnumTag.hasTag(Int.self), kinds.comment)
  }

  @Test func eachCaseHasATagOfItsOwn() {
    let signals = [Signal.flag(name: "blue"), .light(1, 2), .off, .horn]
    #expect(signals.map(EnumTag.tag) == [0, 1, 2, 3], witness.comment)
    #expect(EnumTag.tag(of: Signal.flag(name: "")) == 0, witness.comment)
    #expect(EnumTag.tag(of: Signal?.some(.off)) == 0, witness.comment)
    #expect(EnumTag.tag(of: Signal?.none) == 1, witness.comment)
    #expect(EnumTag.tag(of: Result<Int, any Error>.failure(CancellationError())) == 1)
  }

  @Test func anOpenedValueIsItsPayload() {
    let (open, close) = EnumTag.access(of: Signal.self)
    let metadata = EnumTag.metadata(of: Signal.self)
    var signal = Signal.flag(name: "a name that is longer than fits into a string itself")
    withUnsafeMutablePointer(to: &signal) { signal in
      let place = UnsafeMutableRawPointer(signal)
      open(place, metadata)
      place.assumingMemoryBound(to: String.self).pointee += ", and grows"
      close(place, 0, metadata)
    }
    #expect(
      signal == .flag(name: "a name that is longer than fits into a string itself, and grows"),
      access.comment)
  }

  @Test func indirectCasesAreKnown() {
    #expect([0, 1].map { EnumTag.isDirect($0, of: Signal.self) } == [true, true], records.comment)
    #expect([0, 1].map { EnumTag.isDirect($0, of: Chain.self) } == [true, false], records.comment)
    #expect(!EnumTag.isDirect(0, of: Ring.self), records.comment)
  }
}
