import Testing

@Suite struct ReducerEnumBodyTests {
  @Test func casesOfEveryKind() {
    expectExpansion(
      of: "Reducer",
      """
      @Reducer public enum Path {
        case detail(Detail)
        case edit(form: Form<Int> = Form(limit: 3))
        case alert(AlertState<Alert>)
        @ReducerCaseEphemeral case banner(Banner)
        @ReducerCaseIgnored case page(Int)
        case meeting(Meeting, sync: Sync)
        case about
        typealias State = PathState
        typealias Action = PathAction
        typealias CaseScope = PathScope
      }
      """,
      #"""
      public enum Path {
        case detail(Detail)
        case edit(form: Form<Int> = Form(limit: 3))
        case alert(AlertState<Alert>)
        @ReducerCaseEphemeral case banner(Banner)
        @ReducerCaseIgnored case page(Int)
        case meeting(Meeting, sync: Sync)
        case about
        typealias State = PathState
        typealias Action = PathAction
        typealias CaseScope = PathScope

        @CoreArchitecture.ReducerBuilder<Self.State, Self.Action>
        public static var body: some CoreArchitecture.Reducer<Self.State, Self.Action> {
          CoreArchitecture.Scope(
            state: \Self.State.Cases.detail, action: \Self.Action.Cases.detail
          ) {
            CoreArchitecture._caseBody(Detail())
          }
          CoreArchitecture.Scope(
            state: \Self.State.Cases.edit, action: \Self.Action.Cases.edit
          ) {
            CoreArchitecture._caseBody(Form(limit: 3))
          }
        }

        public static func scope(
          _ store: CoreArchitecture.Store<Self.State, Self.Action>
        ) -> CaseScope {
          switch store.state {
          case .detail:
            return .detail(store.scope(state: \.detail, action: \.detail)!)
          case .edit:
            return .edit(store.scope(state: \.edit, action: \.edit)!)
          case .alert(let v0):
            return .alert(v0)
          case .banner(let v0):
            return .banner(v0)
          case .page(let v0):
            return .page(v0)
          case .meeting(let v0, let v1):
            return .meeting(v0, sync: v1)
          case .about:
            return .about
          }
        }
      }

      nonisolated extension Path: CoreArchitecture.CaseReducer, CoreArchitecture.Reducer {}
      """#
    )
  }

  @Test func conditionsAroundCasesAreKept() {
    expectExpansion(
      of: "Reducer",
      """
      @Reducer enum Path {
        #if DEBUG
        case debug(Debug)
        #endif
        typealias State = PathState
        typealias Action = PathAction
        typealias CaseScope = PathScope
      }
      """,
      #"""
      enum Path {
        #if DEBUG
        case debug(Debug)
        #endif
        typealias State = PathState
        typealias Action = PathAction
        typealias CaseScope = PathScope

        @CoreArchitecture.ReducerBuilder<Self.State, Self.Action>
        static var body: some CoreArchitecture.Reducer<Self.State, Self.Action> {
          CoreArchitecture.EmptyReducer<Self.State, Self.Action>()
          #if DEBUG
          CoreArchitecture.Scope(
            state: \Self.State.Cases.debug, action: \Self.Action.Cases.debug
          ) {
            CoreArchitecture._caseBody(Debug())
          }
          #endif
        }

        static func scope(
          _ store: CoreArchitecture.Store<Self.State, Self.Action>
        ) -> CaseScope {
          switch store.state {
          #if DEBUG
          case .debug:
            return .debug(store.scope(state: \.debug, action: \.debug)!)
          #endif
          }
        }
      }

      nonisolated extension Path: CoreArchitecture.CaseReducer, CoreArchitecture.Reducer {}
      """#
    )
  }
}
