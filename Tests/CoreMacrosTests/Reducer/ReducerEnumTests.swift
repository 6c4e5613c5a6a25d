import Testing

@Suite struct ReducerEnumTests {
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

        @CoreCasePaths.CasePathable
        @dynamicMemberLookup
        @CoreArchitecture.ObservableState
        public enum State: CoreArchitecture.CaseReducerState {
          public typealias StateReducer = Path
          case detail(Detail.State)
          case edit(form: Form<Int>.State)
          case alert(AlertState<Alert>)
          case banner(Banner)
          case page(Int)
          case meeting(Meeting, sync: Sync)
          case about
        }

        @CoreCasePaths.CasePathable
        public enum Action {
          case detail(Detail.Action)
          case edit(Form<Int>.Action)
          case alert(AlertState<Alert>.Action)
          case banner(Banner.Action)
        }

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

        @CoreCasePaths.CasePathable
        @dynamicMemberLookup
        public enum CaseScope {
          case detail(CoreArchitecture.StoreOf<Detail>)
          case edit(CoreArchitecture.StoreOf<Form<Int>>)
          case alert(AlertState<Alert>)
          case banner(Banner)
          case page(Int)
          case meeting(Meeting, sync: Sync)
          case about
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

  @Test func conditionsAndConformances() {
    expectExpansion(
      of: "Reducer",
      """
      @Reducer(state: .equatable, .sendable, action: .hashable) enum Path {
        #if DEBUG
        case debug(Debug)
        #endif
      }
      """,
      #"""
      enum Path {
        #if DEBUG
        case debug(Debug)
        #endif

        @CoreCasePaths.CasePathable
        @dynamicMemberLookup
        @CoreArchitecture.ObservableState
        enum State: CoreArchitecture.CaseReducerState, Swift.Equatable, Swift.Sendable {
          typealias StateReducer = Path
          #if DEBUG
          case debug(Debug.State)
          #endif
        }

        @CoreCasePaths.CasePathable
        enum Action: Swift.Hashable {
          #if DEBUG
          case debug(Debug.Action)
          #endif
        }

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

        @CoreCasePaths.CasePathable
        @dynamicMemberLookup
        enum CaseScope {
          #if DEBUG
          case debug(CoreArchitecture.StoreOf<Debug>)
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
