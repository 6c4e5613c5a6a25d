import Testing

@Suite struct CasePathableExpansionTests {
  @Test func everyKindOfPayload() {
    expectExpansion(
      of: "CasePathable",
      """
      @CasePathable enum Shape {
        // A comment that stays where it is.
        case empty, circle(Int)
        case point(x: Int, y: Int)
        case named(id: String? = nil)
        indirect case group([Self], Self)
        case hole(Never)
        case `repeat`
      }
      """,
      #"""
      enum Shape {
        // A comment that stays where it is.
        case empty, circle(Int)
        case point(x: Int, y: Int)
        case named(id: String? = nil)
        indirect case group([Self], Self)
        case hole(Never)
        case `repeat`

        nonisolated struct AllCasePaths: CoreCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Shape) -> CoreCasePaths.PartialCaseKeyPath<Shape> {
            if case .empty = root { return \CoreCasePaths.Case<Shape>.empty }
            if case .circle = root { return \CoreCasePaths.Case<Shape>.circle }
            if case .point = root { return \CoreCasePaths.Case<Shape>.point }
            if case .named = root { return \CoreCasePaths.Case<Shape>.named }
            if case .group = root { return \CoreCasePaths.Case<Shape>.group }
            if case .hole = root { return \CoreCasePaths.Case<Shape>.hole }
            return \CoreCasePaths.Case<Shape>.`repeat`
          }
          var empty: CoreCasePaths.AnyCasePath<Shape, Swift.Void> {
            .init(
              _name: "empty",
              _embed: { _ in Shape.empty },
              _extract: {
                guard case .empty = $0 else { return nil }
                return ()
              }
            )
          }
          var circle: CoreCasePaths.AnyCasePath<Shape, Int> {
            .init(
              _name: "circle",
              _embed: Shape.circle,
              _extract: {
                guard case .circle(let v0) = $0 else { return nil }
                return v0
              }
            )
          }
          var point: CoreCasePaths.AnyCasePath<Shape, (x: Int, y: Int)> {
            .init(
              _name: "point",
              _embed: { Shape.point(x: $0.0, y: $0.1) },
              _extract: {
                guard case .point(let v0, let v1) = $0 else { return nil }
                return (v0, v1)
              }
            )
          }
          var named: CoreCasePaths.AnyCasePath<Shape, String?> {
            .init(
              _name: "named",
              _embed: Shape.named(id:),
              _extract: {
                guard case .named(let v0) = $0 else { return nil }
                return v0
              }
            )
          }
          var group: CoreCasePaths.AnyCasePath<Shape, ([Shape], Shape)> {
            .init(
              _name: "group",
              _embed: { Shape.group($0.0, $0.1) },
              _extract: {
                guard case .group(let v0, let v1) = $0 else { return nil }
                return (v0, v1)
              }
            )
          }
          var hole: CoreCasePaths.AnyCasePath<Shape, Never> {
            .init(_name: "hole", _uninhabited: ())
          }
          var `repeat`: CoreCasePaths.AnyCasePath<Shape, Swift.Void> {
            .init(
              _name: "repeat",
              _embed: { _ in Shape.`repeat` },
              _extract: {
                guard case .`repeat` = $0 else { return nil }
                return ()
              }
            )
          }
          func makeIterator() -> Swift.IndexingIterator<[CoreCasePaths.PartialCaseKeyPath<Shape>]> {
            let allCasePaths: [CoreCasePaths.PartialCaseKeyPath<Shape>] = [
              \CoreCasePaths.Case<Shape>.empty,
              \CoreCasePaths.Case<Shape>.circle,
              \CoreCasePaths.Case<Shape>.point,
              \CoreCasePaths.Case<Shape>.named,
              \CoreCasePaths.Case<Shape>.group,
              \CoreCasePaths.Case<Shape>.hole,
              \CoreCasePaths.Case<Shape>.`repeat`,
            ]
            return allCasePaths.makeIterator()
          }
        }

        nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
      }

      nonisolated extension Shape: CoreCasePaths.CasePathable, CoreCasePaths.CasePathIterable {}
      """#
    )
  }

  @Test func publicGenericEnum() {
    expectExpansion(
      of: "CasePathable",
      """
      @CasePathable public enum Either<Left, Right: Equatable> {
        case left(Left)
      }
      """,
      #"""
      public enum Either<Left, Right: Equatable> {
        case left(Left)

        nonisolated public struct AllCasePaths: CoreCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          public subscript(root: Either) -> CoreCasePaths.PartialCaseKeyPath<Either> {
            return \CoreCasePaths.Case<Either>.left
          }
          public var left: CoreCasePaths.AnyCasePath<Either, Left> {
            .init(
              _name: "left",
              _embed: Either.left,
              _extract: {
                guard case .left(let v0) = $0 else { return nil }
                return v0
              }
            )
          }
          public func makeIterator() -> Swift.IndexingIterator<[CoreCasePaths.PartialCaseKeyPath<Either>]> {
            let allCasePaths: [CoreCasePaths.PartialCaseKeyPath<Either>] = [
              \CoreCasePaths.Case<Either>.left,
            ]
            return allCasePaths.makeIterator()
          }
        }

        nonisolated public static var allCasePaths: AllCasePaths { AllCasePaths() }
      }

      nonisolated extension Either: CoreCasePaths.CasePathable, CoreCasePaths.CasePathIterable {}
      """#
    )
  }

  @Test func enumInPublicExtensionIsPublic() {
    expectExpansion(
      of: "CasePathable",
      """
      public extension Feature {
        @CasePathable enum Action {}
      }
      """,
      #"""
      public extension Feature {
        enum Action {

          nonisolated public struct AllCasePaths: CoreCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: Action) -> CoreCasePaths.PartialCaseKeyPath<Action> {
            }
            public func makeIterator() -> Swift.IndexingIterator<[CoreCasePaths.PartialCaseKeyPath<Action>]> {
              let allCasePaths: [CoreCasePaths.PartialCaseKeyPath<Action>] = [
              ]
              return allCasePaths.makeIterator()
            }
          }

          nonisolated public static var allCasePaths: AllCasePaths { AllCasePaths() }
      }
      }

      nonisolated extension Feature.Action: CoreCasePaths.CasePathable, CoreCasePaths.CasePathIterable {}
      """#
    )
  }

  @Test func typesThatTheGeneratedTypeHidesGoByAnotherName() {
    expectExpansion(
      of: "CasePathable",
      """
      @CasePathable public enum Shelf<Element> {
        case one([Element])
      }
      """,
      #"""
      public enum Shelf<Element> {
        case one([Element])

        public typealias _$Element = Element

        nonisolated public struct AllCasePaths: CoreCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          public subscript(root: Shelf) -> CoreCasePaths.PartialCaseKeyPath<Shelf> {
            return \CoreCasePaths.Case<Shelf>.one
          }
          public var one: CoreCasePaths.AnyCasePath<Shelf, [_$Element]> {
            .init(
              _name: "one",
              _embed: Shelf.one,
              _extract: {
                guard case .one(let v0) = $0 else { return nil }
                return v0
              }
            )
          }
          public func makeIterator() -> Swift.IndexingIterator<[CoreCasePaths.PartialCaseKeyPath<Shelf>]> {
            let allCasePaths: [CoreCasePaths.PartialCaseKeyPath<Shelf>] = [
              \CoreCasePaths.Case<Shelf>.one,
            ]
            return allCasePaths.makeIterator()
          }
        }

        nonisolated public static var allCasePaths: AllCasePaths { AllCasePaths() }
      }

      nonisolated extension Shelf: CoreCasePaths.CasePathable, CoreCasePaths.CasePathIterable {}
      """#
    )
  }
}
