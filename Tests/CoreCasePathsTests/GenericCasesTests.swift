import CoreCasePaths
import Testing

/// Enums whose parameters and payloads go by names that the protocols behind case paths use too.
@Suite struct GenericCasesTests {
  @CasePathable @dynamicMemberLookup
  enum Shelf<Element> {
    case one(Element)
    case many([Element])
    case pair(Element, next: Element?)
    case empty
  }

  /// A walk over a tree, whose cases hold values of its parameters.
  @CasePathable
  public enum Walk<Root, Iterator> {
    case at(Root)
    case over(iterator: Iterator)
    case from((Root) -> Iterator)
  }

  @CasePathable
  enum List {
    struct Element: Equatable { var count = 1 }
    case element(Element)
    case own(Self.Element)
  }

  struct Rack<Element: Equatable> {
    @CasePathable
    enum Slot: Equatable {
      case used(Element)
      case free
    }
  }

  @Test func aParameterMayBeCalledElement() {
    #expect(Shelf.one(3)[case: \.one] == 3)
    #expect(Shelf.many(["a"]).many == ["a"])
    #expect(Shelf.pair(1, next: 2).pair?.next == 2)
    #expect(Shelf<Int>.allCasePaths.map { caseDescription(of: $0) }.count == 4)
    #expect(Shelf<Int>.allCasePaths[.empty] == \.empty)
    var shelf = Shelf.many([1])
    shelf.modify(\.many) { $0.append(2) }
    #expect(shelf.many == [1, 2])
  }

  @Test func parametersMayBeCalledRootAndIterator() {
    #expect(Walk<Int, String>.at(3)[case: \.at] == 3)
    #expect(Walk<Int, String>.over(iterator: "a")[case: \.over] == "a")
    #expect(Walk<Int, String>.from { "\($0)" }[case: \.from]?(7) == "7")
  }

  @Test func aPayloadMayBeCalledElement() {
    #expect(List.element(.init(count: 2))[case: \.element]?.count == 2)
    #expect(List.own(.init(count: 2))[case: \.own]?.count == 2)
    #expect(Rack<Int>.Slot.used(5)[case: \.used] == 5)
  }
}
