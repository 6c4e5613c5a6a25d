import Testing

@Suite struct ReducerEnumTests {
  @Test func stateActionAndCaseScope() {
    expectExpansion(
      of: "Reducer",
      """
      @Reducer(state: .equatable, .sendable, action: .hashable) public enum Path {
        case detail(Detail)
        static var body: some Reducer<State, Action> { EmptyReducer() }
        static func scope(_ store: Store<State, Action>) -> CaseScope { fatalError() }
      }
      """,
      #"""
      public enum Path {
        case detail(Detail)
        static var body: some Reducer<State, Action> { EmptyReducer() }
        static func scope(_ store: Store<State, Action>) -> CaseScope { fatalError() }

        @dynamicMemberLookup
        nonisolated public enum State:
          CoreCasePaths.CasePathable,
          CoreCasePaths.CasePathIterable,
          CoreArchitecture.ObservableState,
          CoreArchitecture.CaseReducerState,
          Swift.Equatable,
          Swift.Sendable
        {
          public typealias StateReducer = Path
          case detail(Detail.State)
          nonisolated public struct AllCasePaths: CoreCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: State) -> CoreCasePaths.PartialCaseKeyPath<State> {
              return \CoreCasePaths.Case<State>.detail
            }
            public var detail: CoreCasePaths.AnyCasePath<State, Detail.State> {
              .init(
                _name: "detail",
                _embed: State.detail,
                _extract: {
                  guard case .detail(let v0) = $0 else { return nil }
                  return v0
                }
              )
            }
            public func makeIterator() -> Swift.IndexingIterator<[CoreCasePaths.PartialCaseKeyPath<State>]> {
              let allCasePaths: [CoreCasePaths.PartialCaseKeyPath<State>] = [
                \CoreCasePaths.Case<State>.detail,
              ]
              return allCasePaths.makeIterator()
            }
          }
          nonisolated public static var allCasePaths: AllCasePaths { AllCasePaths() }
          nonisolated public var _$id: CoreArchitecture.ObservableStateID {
            switch self {
            case .detail(let state):
              return CoreArchitecture.ObservableStateID._$id(for: state)._$tag(0)
            }
          }
          nonisolated public mutating func _$willModify() {
            switch self {
            case .detail(var state):
              CoreArchitecture._$willModify(&state)
              self = .detail(state)
            }
          }
          nonisolated public static func _idReader(of state: Self) -> CoreArchitecture._IDReader<Self>? {
            switch state {
            case .detail:
              return CoreArchitecture._IDReader(allCasePaths.detail)
            }
          }
        }

        nonisolated public enum Action:
          CoreCasePaths.CasePathable,
          CoreCasePaths.CasePathIterable,
          Swift.Hashable
        {
          case detail(Detail.Action)
          nonisolated public struct AllCasePaths: CoreCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: Action) -> CoreCasePaths.PartialCaseKeyPath<Action> {
              return \CoreCasePaths.Case<Action>.detail
            }
            public var detail: CoreCasePaths.AnyCasePath<Action, Detail.Action> {
              .init(
                _name: "detail",
                _embed: Action.detail,
                _extract: {
                  guard case .detail(let v0) = $0 else { return nil }
                  return v0
                }
              )
            }
            public func makeIterator() -> Swift.IndexingIterator<[CoreCasePaths.PartialCaseKeyPath<Action>]> {
              let allCasePaths: [CoreCasePaths.PartialCaseKeyPath<Action>] = [
                \CoreCasePaths.Case<Action>.detail,
              ]
              return allCasePaths.makeIterator()
            }
          }
          nonisolated public static var allCasePaths: AllCasePaths { AllCasePaths() }
        }

        @dynamicMemberLookup
        nonisolated public enum CaseScope:
          CoreCasePaths.CasePathable,
          CoreCasePaths.CasePathIterable
        {
          case detail(CoreArchitecture.StoreOf<Detail>)
          nonisolated public struct AllCasePaths: CoreCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: CaseScope) -> CoreCasePaths.PartialCaseKeyPath<CaseScope> {
              return \CoreCasePaths.Case<CaseScope>.detail
            }
            public var detail: CoreCasePaths.AnyCasePath<CaseScope, CoreArchitecture.StoreOf<Detail>> {
              .init(
                _name: "detail",
                _embed: CaseScope.detail,
                _extract: {
                  guard case .detail(let v0) = $0 else { return nil }
                  return v0
                }
              )
            }
            public func makeIterator() -> Swift.IndexingIterator<[CoreCasePaths.PartialCaseKeyPath<CaseScope>]> {
              let allCasePaths: [CoreCasePaths.PartialCaseKeyPath<CaseScope>] = [
                \CoreCasePaths.Case<CaseScope>.detail,
              ]
              return allCasePaths.makeIterator()
            }
          }
          nonisolated public static var allCasePaths: AllCasePaths { AllCasePaths() }
        }
      }

      nonisolated extension Path: CoreArchitecture.CaseReducer, CoreArchitecture.Reducer {}
      """#
    )
  }

  @Test func enumWithoutCases() {
    expectExpansion(
      of: "Reducer",
      """
      @Reducer enum Path {
        enum State {}
        enum CaseScope {}
      }
      """,
      #"""
      enum Path {
        @CoreCasePaths.CasePathable @dynamicMemberLookup
        enum State {}
        enum CaseScope {}

        nonisolated enum Action:
          CoreCasePaths.CasePathable,
          CoreCasePaths.CasePathIterable
        {
          nonisolated struct AllCasePaths: CoreCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Action) -> CoreCasePaths.PartialCaseKeyPath<Action> {
            }
            func makeIterator() -> Swift.IndexingIterator<[CoreCasePaths.PartialCaseKeyPath<Action>]> {
              let allCasePaths: [CoreCasePaths.PartialCaseKeyPath<Action>] = [
              ]
              return allCasePaths.makeIterator()
            }
          }
          nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
        }

        @CoreArchitecture.ReducerBuilder<Self.State, Self.Action>
        static var body: some CoreArchitecture.Reducer<Self.State, Self.Action> {
          CoreArchitecture.EmptyReducer<Self.State, Self.Action>()
        }

        static func scope(
          _ store: CoreArchitecture.Store<Self.State, Self.Action>
        ) -> CaseScope {
          switch store.state {
          }
        }
      }

      nonisolated extension Path: CoreArchitecture.CaseReducer, CoreArchitecture.Reducer {}
      """#
    )
  }

  @Test func writtenPartsWin() {
    expectExpansion(
      of: "Reducer",
      """
      @Reducer enum Path {
        case detail(Detail)
        enum State {}
        enum Action {}
        enum CaseScope {}
        static var body: some Reducer<State, Action> { EmptyReducer() }
        static func scope(_ store: Store<State, Action>) -> CaseScope { fatalError() }
      }
      """,
      #"""
      enum Path {
        case detail(Detail)
        @CoreCasePaths.CasePathable @dynamicMemberLookup
        enum State {}
        @CoreCasePaths.CasePathable
        enum Action {}
        enum CaseScope {}
        static var body: some Reducer<State, Action> { EmptyReducer() }
        static func scope(_ store: Store<State, Action>) -> CaseScope { fatalError() }
      }

      nonisolated extension Path: CoreArchitecture.CaseReducer, CoreArchitecture.Reducer {}
      """#
    )
  }
}
