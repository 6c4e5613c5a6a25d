import Testing

@Suite struct ReducerStructTests {
  @Test func completeFeature() {
    expectExpansion(
      of: "Reducer",
      """
      @Reducer public struct Feature {
        public struct State {}
        public enum Action { case tap }
        public var body: some ReducerOf<Self> {
          Reduce { _, _ in .none }
        }
      }
      """,
      #"""
      public struct Feature {
        public struct State {}
        @CoreCasePaths.CasePathable
        public enum Action { case tap 
      }
        @CoreArchitecture.ReducerBuilder<Self.State, Self.Action>
        public var body: some ReducerOf<Self> {
          Reduce { _, _ in .none }
        }

        public func _makeNode() -> CoreArchitecture.ReducerNode<Self.State, Self.Action> {
          CoreArchitecture._makeNode(of: self.body)
        }
      }

      nonisolated extension Feature: CoreArchitecture.Reducer {}
      """#
    )
  }

  @Test func everythingMissing() {
    expectExpansion(
      of: "Reducer",
      """
      @Reducer public struct Feature {}
      """,
      #"""
      public struct Feature {

        nonisolated public struct State: CoreArchitecture.ObservableState, Swift.Codable, Swift.Hashable, Swift.Sendable {
          public init() {}
          var _$observationRegistrar = CoreArchitecture.ObservationStateRegistrar()
          nonisolated public var _$id: CoreArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }
          nonisolated public mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }
          public static var _$registrar:
            Swift.KeyPath<Self, CoreArchitecture.ObservationStateRegistrar>?
          {
            \Self._$observationRegistrar
          }
        }

        nonisolated public enum Action:
          CoreCasePaths.CasePathable,
          CoreCasePaths.CasePathIterable,
          Swift.Hashable,
          Swift.Sendable
        {
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

        public let body = CoreArchitecture.EmptyReducer<Self.State, Self.Action>()
      }

      nonisolated extension Feature: CoreArchitecture.Reducer {}
      """#
    )
  }

  @Test func enumStateIsCasePathableAndDynamic() {
    expectExpansion(
      of: "Reducer",
      """
      @Reducer struct Feature {
        enum State { case on, off }
        @CasePathable enum Action {}
        let body = EmptyReducer<State, Action>()
      }
      """,
      #"""
      struct Feature {
        @CoreCasePaths.CasePathable @dynamicMemberLookup
        enum State { case on, off 
      }
        @CasePathable enum Action {}
        let body = EmptyReducer<State, Action>()

        func _makeNode() -> CoreArchitecture.ReducerNode<State, Action> {
          CoreArchitecture._makeNode(of: self.body)
        }
      }

      nonisolated extension Feature: CoreArchitecture.Reducer {}
      """#
    )
  }

  @Test func typesFollowFromReduceMethod() {
    expectExpansion(
      of: "Reducer",
      """
      @Reducer struct Wrapper<Base: Reducer> where Base.State: Equatable {
        let base: Base
        func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
          base.reduce(into: &state, action: action)
        }
      }
      """,
      #"""
      struct Wrapper<Base: Reducer> where Base.State: Equatable {
        let base: Base
        func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
          base.reduce(into: &state, action: action)
        }
      }

      nonisolated extension Wrapper: CoreArchitecture.Reducer {}
      """#
    )
  }

  @Test func typesFollowFromBody() {
    expectExpansion(
      of: "Reducer",
      """
      @Reducer struct Wrapper<Base: Reducer> {
        let base: Base
        var body: some Reducer<Base.State, Base.Action> { base }
      }
      """,
      #"""
      struct Wrapper<Base: Reducer> {
        let base: Base
        @CoreArchitecture.ReducerBuilder<Base.State, Base.Action>
        var body: some Reducer<Base.State, Base.Action> { base }

        func _makeNode() -> CoreArchitecture.ReducerNode<Base.State, Base.Action> {
          CoreArchitecture._makeNode(of: self.body)
        }
      }

      nonisolated extension Wrapper: CoreArchitecture.Reducer {}
      """#
    )
  }

  @Test func genericParametersMayBeTheTypes() {
    expectExpansion(
      of: "Reducer",
      """
      @Reducer struct Printing<State, Action> {
        @CombinedBuilder<State, Action>
        var body: some Reducer<State, Action> { EmptyReducer() }
        func _makeNode() -> ReducerNode<State, Action> { fatalError() }
      }
      """,
      #"""
      struct Printing<State, Action> {
        @CombinedBuilder<State, Action>
        var body: some Reducer<State, Action> { EmptyReducer() }
        func _makeNode() -> ReducerNode<State, Action> { fatalError() }
      }

      nonisolated extension Printing: CoreArchitecture.Reducer {}
      """#
    )
  }
}
