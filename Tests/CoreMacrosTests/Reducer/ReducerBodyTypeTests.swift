import Testing

/// State and action of a reducer whose body says what they are.
@Suite struct ReducerBodyTypeTests {
  @Test func aTypeThatTheBodyNamesIsNotMade() {
    expectExpansion(
      of: "Reducer",
      """
      @Reducer struct Tally {
        @CasePathable enum Action {}
        var body: some Reducer<Int, Action> { EmptyReducer() }
      }
      """,
      #"""
      struct Tally {
        @CasePathable enum Action {}
        @CoreArchitecture.ReducerBuilder<Int, Action>
        var body: some Reducer<Int, Action> { EmptyReducer() }

        func _makeNode() -> CoreArchitecture.ReducerNode<Int, Action> {
          CoreArchitecture._makeNode(of: self.body)
        }
      }

      nonisolated extension Tally: CoreArchitecture.Reducer {}
      """#
    )
  }

  @Test func aBodyWithoutASpelledTypeSaysAllByItself() {
    expectExpansion(
      of: "Reducer",
      """
      @Reducer struct Wrapper {
        let body = Tally()
      }
      """,
      #"""
      struct Wrapper {
        let body = Tally()
      }

      nonisolated extension Wrapper: CoreArchitecture.Reducer {}
      """#
    )
  }

  @Test func aNestedReducerMayMeanTheTypesAroundIt() {
    expectExpansion(
      of: "Reducer",
      """
      struct Kitchen {
        @Reducer struct Washing {
          var body: some Reducer<State, Action> { EmptyReducer() }
        }
      }
      """,
      #"""
      struct Kitchen {
        struct Washing {
          @CoreArchitecture.ReducerBuilder<State, Action>
          var body: some Reducer<State, Action> { EmptyReducer() }

          func _makeNode() -> CoreArchitecture.ReducerNode<State, Action> {
            CoreArchitecture._makeNode(of: self.body)
          }
        }
      }

      nonisolated extension Kitchen.Washing: CoreArchitecture.Reducer {}
      """#
    )
  }
}
