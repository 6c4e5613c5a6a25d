import ComposableArchitecture
import Testing

@CasePathable
@dynamicMemberLookup
enum Shape: Equatable {
  case circle(radius: Double)
  case rectangle(width: Double, height: Double)
  case named(Name)
  case nothing

  @CasePathable
  @dynamicMemberLookup
  enum Name: Equatable {
    case short(String)
    case long(first: String, last: String)
    case none
  }

  var area: Double {
    switch self {
    case .circle(let radius): 3 * radius * radius
    case .rectangle(let width, let height): width * height
    case .named, .nothing: 0
    }
  }
}

@CasePathable
private enum Loading<Value> {
  case idle
  case loaded(Value)
  case failed(any Error)
}

struct CasePathTests {
  @Test func membersReadTheValueOfACase() {
    #expect(Shape.circle(radius: 2).circle == 2)
    #expect(Shape.circle(radius: 2).rectangle == nil)
    #expect(Shape.rectangle(width: 1, height: 2).rectangle?.height == 2)
    #expect(Shape.nothing.nothing != nil)
    #expect(Shape.named(.short("Mara")).named?.short == "Mara")
    #expect(Shape.named(.long(first: "Mara", last: "Ed")).named?.long?.last == "Ed")
    #expect(Shape.circle(radius: 1).area == 3)
  }

  @Test func isSaysWhichCaseItIs() {
    let shape = Shape.named(.short("Mara"))
    #expect(shape.is(\.named))
    #expect(shape.is(\.named.short))
    #expect(!shape.is(\.named.long))
    #expect(!shape.is(\.circle))
    let optional: Shape? = shape
    #expect(optional.is(\.named))
    #expect(optional.is(\.some.named))
    let absent: Shape? = nil
    #expect(absent.is(\.none))
    let shapes: [Shape] = [.nothing, shape, .circle(radius: 1)]
    #expect(shapes.filter { $0.is(\.circle) }.count == 1)
    #expect(shapes.compactMap(\.circle) == [1])
    #expect(shapes.compactMap(\.named?.short) == ["Mara"])
  }

  @Test func modifyChangesInPlace() {
    var shape = Shape.circle(radius: 1)
    shape.modify(\.circle) { $0 += 1 }
    #expect(shape == .circle(radius: 2))
    shape = .named(.short("Mara"))
    shape.modify(\.named.short) { $0 += "!" }
    #expect(shape == .named(.short("Mara!")))
    var optional: Shape? = .circle(radius: 1)
    optional?.modify(\.circle) { $0 = 9 }
    optional.modify(\.some.circle) { $0 += 1 }
    optional.modify(\.some) { $0 = .nothing }
    #expect(optional == .nothing)
    withKnownIssue { shape.modify(\.circle) { $0 = 0 } }
    #expect(shape == .named(.short("Mara!")))
  }

  @Test func theCaseSubscriptReadsAndWrites() {
    var shape = Shape.circle(radius: 1)
    #expect(shape[case: \.circle] == 1)
    #expect(shape[case: \.rectangle] == nil)
    #expect(shape[case: \.named.short] == nil)
    shape[case: \.named.short] = "Mara"
    #expect(shape == .circle(radius: 1))
    shape = .named(.short(""))
    shape[case: \.named.short] = "Mara"
    #expect(shape == .named(.short("Mara")))
    #expect(shape[case: \.named.short] == "Mara")
    let path: CaseKeyPath<Shape, String> = \.named.short
    #expect(shape[case: path] == "Mara")
    let partial: PartialCaseKeyPath<Shape> = \.circle
    #expect(shape[case: partial] as? Double == nil)
  }

  @Test func casesMakeValues() {
    let circle: CaseKeyPath<Shape, Double> = \.circle
    #expect(circle(3) == .circle(radius: 3))
    #expect((\Shape.Cases.named.short)("Mara") == .named(.short("Mara")))
    #expect((\Shape.Cases.nothing)() == .nothing)
    let chained = (\Shape.Cases.named).appending(path: \.short)
    #expect(chained("Mara") == .named(.short("Mara")))
    #expect(\Shape.Cases.circle == circle)
    #expect(Set<PartialCaseKeyPath<Shape>>([\.circle, \.nothing]).contains(\.nothing))
  }

  @Test func casesMatchInSwitches() {
    func describe(_ shape: Shape) -> String {
      switch shape {
      case \.circle: "round"
      case \.named.short: "short"
      case \.named: "named"
      default: "other"
      }
    }
    #expect(describe(.circle(radius: 1)) == "round")
    #expect(describe(.named(.short("a"))) == "short")
    #expect(describe(.named(.none)) == "named")
    #expect(describe(.nothing) == "other")
  }

  @Test func allCasePathsAreListed() {
    #expect(
      Array(Shape.allCasePaths) == [\.circle, \.rectangle, \.named, \.nothing])
    #expect(Shape.allCasePaths[.circle(radius: 1)] == \.circle)
    #expect(Shape.allCasePaths.circle.extract(from: .circle(radius: 4)) == 4)
    #expect(Shape.allCasePaths.circle.embed(4) == .circle(radius: 4))
  }

  @Test func anyCasePathsExtractEmbedAndAppend() {
    let circle = AnyCasePath<Shape, Double>(
      embed: { .circle(radius: $0) },
      extract: { if case .circle(let radius) = $0 { radius } else { nil } })
    #expect(circle.extract(from: .circle(radius: 2)) == 2)
    let named = AnyCasePath(\Shape.Cases.named)
    let short = named.appending(path: AnyCasePath(\Shape.Name.Cases.short))
    #expect(short.embed("Mara") == .named(.short("Mara")))
    #expect(short.extract(from: .nothing) == nil)
    #expect(AnyCasePath<Shape, Shape>().embed(.nothing) == .nothing)
    var shape = Shape.circle(radius: 1)
    #expect(throws: (any Error).self) { try named.modify(&shape) { $0 = .none } }
    #expect(circle ~= .circle(radius: 1))
  }

  @Test func standardEnumsAreCasePathable() {
    let result = Result<Int, any Error>.success(1)
    #expect(result.is(\.success))
    #expect(result[case: \.success] == 1)
    #expect(result[case: \.failure] == nil)
    let optional: Int? = 1
    #expect(optional[case: \.some] == 1)
    let nested: Result<Shape, any Error> = .success(.circle(radius: 1))
    #expect(nested.is(\.success.circle))
    #expect(Loading.loaded(1).is(\.loaded))
    #expect(Loading<Int>.idle[case: \.loaded] == nil)
  }

  @Test func aValueTellsItsCase() {
    #expect(Shape.circle(radius: 1).case == \.circle)
    #expect(Shape.nothing.case != \.circle)
    let shape: Shape? = .nothing
    #expect(shape.case == \.some)
  }

  @Test func aPathLeadsThroughAnOptional() {
    #expect(Crate.lid(.short("Ida")).is(\.lid.short))
    #expect(Crate.lid(nil).is(\.lid))
    #expect(!Crate.lid(nil).is(\.lid.short))
    #expect(!Crate.open.is(\.lid.short))
    let path = \Crate.Cases.lid.short
    #expect(path("Eva") == .lid(.short("Eva")))
    #expect(Crate.lid(.short("Ada"))[case: path] == "Ada")
    var crate = Crate.lid(.short(""))
    crate.modify(\.lid.short) { $0 += "Ida" }
    #expect(crate == .lid(.short("Ida")))
  }

  @CasePathable
  enum Crate: Equatable {
    case lid(Shape.Name?)
    case open
  }
}
