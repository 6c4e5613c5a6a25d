import Testing

@testable import CoreToolchain

@Suite struct EnumTagTests {
  private enum Signal: Equatable {
    case flag(name: String)
    case light(Int, Int)
    case off
    case horn
  }

  private final class Buoy {}

  private let kinds = ToolchainChange(
    "metadata begins with its kind, 0x201 for enums and 0x202 for optionals", "EnumTag")
  private let witness = ToolchainChange(
    "value witnesses have an enum's tag reader at word 11, and payload cases are numbered first",
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
}
