import CoreCasePaths
import Testing

/// Payloads of many layouts, changed where their enums hold them.
@Suite struct CasePlaceTests {
  struct Wide: Equatable {
    var name = "name"
    var numbers = [1, 2]
    var count: UInt8 = 3
  }

  struct Narrow: Equatable {
    var flag = false
    var letter: Character = "a"
  }

  enum Mood: Equatable { case calm, wild }

  final class Thing {}

  /// Tells its cases in bits that references leave free.
  @CasePathable
  enum References: Equatable {
    case texts([String])
    case numbers([Int])
    case keys(Set<String>)
    case none
  }

  /// Tells its cases in a byte behind the payloads.
  @CasePathable
  enum Mixed: Equatable {
    case wide(Wide)
    case narrow(labelled: Narrow)
    case number(Int)
    case mood(Mood)
    case nested(References)
  }

  /// Tells its cases by payloads that are none.
  @CasePathable
  enum Single: Equatable {
    case wide(Wide)
    case off
    case on
  }

  @CasePathable
  enum Generic<Value: Equatable>: Equatable {
    case value(Value)
    case other([Value])
  }

  @CasePathable
  enum Elsewhere {
    indirect case boxed(Wide)
    case closure(() -> Int)
    case object(Thing)
    case optional(Wide?)
    case pair(Wide, Int)
    case plain(Wide)
  }

  @CasePathable
  indirect enum Tree {
    case leaf(Wide)
    case branch(Mixed)
  }

  /// Changes the payload in place; returns whether there is a place, and what others it lets alone.
  private func edit<Root, Value>(
    _ root: Root, _ path: CaseKeyPath<Root, Value>, _ body: (inout Value) -> Void
  ) throws -> Root {
    var root = root
    let place = try #require(_CasePlace(of: root, casePath(path)))
    let result: Void? = place.update(&root, body)
    #expect(result != nil)
    return root
  }

  @Test func payloadsOfReferencesAreChanged() throws {
    #expect(try edit(References.texts(["a"]), \.texts) { $0.append("b") } == .texts(["a", "b"]))
    #expect(try edit(References.numbers([1]), \.numbers) { $0.append(2) } == .numbers([1, 2]))
    #expect(try edit(References.keys(["a"]), \.keys) { $0 = [] } == .keys([]))
  }

  @Test func payloadsOfDifferentKindsAreChanged() throws {
    let wide = Wide(name: String(repeating: "long ", count: 9), numbers: [4], count: 255)
    #expect(try edit(Mixed.wide(Wide()), \.wide) { $0 = wide } == .wide(wide))
    #expect(
      try edit(Mixed.narrow(labelled: Narrow()), \.narrow) { $0.flag = true }
        == .narrow(labelled: Narrow(flag: true)))
    #expect(try edit(Mixed.number(7), \.number) { $0 = -1 } == .number(-1))
    #expect(try edit(Mixed.mood(.calm), \.mood) { $0 = .wild } == .mood(.wild))
    #expect(
      try edit(Mixed.nested(.texts([])), \.nested) { $0 = .none } == .nested(References.none))
    #expect(try edit(Single.wide(Wide()), \.wide) { $0 = wide } == .wide(wide))
    #expect(try edit(Generic.value(1), \.value) { $0 = 2 } == .value(2))
    #expect(try edit(Generic.other(["a"]), \.other) { $0 += ["b"] } == .other(["a", "b"]))
  }

  @Test func anotherCaseIsLeftAlone() throws {
    let place = try #require(
      _CasePlace(of: References.numbers([]), casePath(\References.Cases.numbers)))
    var other = References.texts(["a"])
    let result: Void? = place.update(&other) { (numbers: inout [Int]) in numbers.append(1) }
    #expect(result == nil)
    #expect(other == .texts(["a"]))
  }

  @Test func aSharedPayloadIsCopied() throws {
    let before = References.numbers([1])
    #expect(try edit(before, \.numbers) { $0[0] = 2 } == .numbers([2]))
    #expect(before == .numbers([1]))
  }

  @Test func whatIsElsewhereHasNoPlace() {
    func place<Root, Value>(_ root: Root, _ path: CaseKeyPath<Root, Value>) -> _CasePlace<Root>? {
      _CasePlace(of: root, casePath(path))
    }
    #expect(place(Elsewhere.boxed(Wide()), \.boxed) == nil)
    #expect(place(Elsewhere.closure { 1 }, \.closure) == nil)
    #expect(place(Elsewhere.object(Thing()), \.object) == nil)
    #expect(place(Elsewhere.optional(nil), \.optional) == nil)
    #expect(place(Elsewhere.pair(Wide(), 1), \.pair) == nil)
    #expect(place(Elsewhere.plain(Wide()), \.plain) != nil)
    #expect(place(Tree.leaf(Wide()), \.leaf) == nil)
    #expect(place(Tree.branch(.number(1)), \.branch) == nil)
    #expect(place(Mixed.nested(.texts([])), \.nested.texts) == nil)
    #expect(place(Wide?.some(Wide()), \.some) == nil)
  }
}
