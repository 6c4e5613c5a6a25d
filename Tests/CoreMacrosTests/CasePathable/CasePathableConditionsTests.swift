import Testing

@Suite struct CasePathableConditionsTests {
  @Test func conditionsAroundCasesAreKept() {
    expectExpansion(
      of: "CasePathable",
      """
      @CasePathable enum Action {
        #if DEBUG
        case reset
        #elseif os(Linux)
        case reset(Int)
        #else
        #endif
        case tap
      }
      """,
      #"""
      enum Action {
        #if DEBUG
        case reset
        #elseif os(Linux)
        case reset(Int)
        #else
        #endif
        case tap

        nonisolated struct AllCasePaths: CoreCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Action) -> CoreCasePaths.PartialCaseKeyPath<Action> {
            #if DEBUG
            if case .reset = root { return \CoreCasePaths.Case<Action>.reset }
            #elseif os(Linux)
            if case .reset = root { return \CoreCasePaths.Case<Action>.reset }
            #else
            #endif
            return \CoreCasePaths.Case<Action>.tap
          }
          #if DEBUG
          var reset: CoreCasePaths.AnyCasePath<Action, Swift.Void> {
            .init(
              _name: "reset",
              _embed: { _ in Action.reset },
              _extract: {
                guard case .reset = $0 else { return nil }
                return ()
              }
            )
          }
          #elseif os(Linux)
          var reset: CoreCasePaths.AnyCasePath<Action, Int> {
            .init(
              _name: "reset",
              _embed: Action.reset,
              _extract: {
                guard case .reset(let v0) = $0 else { return nil }
                return v0
              }
            )
          }
          #else
          #endif
          var tap: CoreCasePaths.AnyCasePath<Action, Swift.Void> {
            .init(
              _name: "tap",
              _embed: { _ in Action.tap },
              _extract: {
                guard case .tap = $0 else { return nil }
                return ()
              }
            )
          }
          func makeIterator() -> Swift.IndexingIterator<[CoreCasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CoreCasePaths.PartialCaseKeyPath<Action>] = []
            #if DEBUG
            allCasePaths.append(\CoreCasePaths.Case<Action>.reset)
            #elseif os(Linux)
            allCasePaths.append(\CoreCasePaths.Case<Action>.reset)
            #else
            #endif
            allCasePaths.append(\CoreCasePaths.Case<Action>.tap)
            return allCasePaths.makeIterator()
          }
        }

        nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
      }

      nonisolated extension Action: CoreCasePaths.CasePathable, CoreCasePaths.CasePathIterable {}
      """#
    )
  }

  @Test func availabilityIsCopiedAndUnavailableCasesAreLeftOut() {
    expectExpansion(
      of: "CasePathable",
      """
      @CasePathable package enum Action {
        @available(macOS 99, *) case future
        @available(*, unavailable, message: "gone") case past
      }
      """,
      #"""
      package enum Action {
        @available(macOS 99, *) case future
        @available(*, unavailable, message: "gone") case past

        nonisolated package struct AllCasePaths: CoreCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          package subscript(root: Action) -> CoreCasePaths.PartialCaseKeyPath<Action> {
            return \CoreCasePaths.Case<Action>.future
          }
          @available(macOS 99, *)
          package var future: CoreCasePaths.AnyCasePath<Action, Swift.Void> {
            .init(
              _name: "future",
              _embed: { _ in Action.future },
              _extract: {
                guard case .future = $0 else { return nil }
                return ()
              }
            )
          }
          package func makeIterator() -> Swift.IndexingIterator<[CoreCasePaths.PartialCaseKeyPath<Action>]> {
            let allCasePaths: [CoreCasePaths.PartialCaseKeyPath<Action>] = [
              \CoreCasePaths.Case<Action>.future,
            ]
            return allCasePaths.makeIterator()
          }
        }

        nonisolated package static var allCasePaths: AllCasePaths { AllCasePaths() }
      }

      nonisolated extension Action: CoreCasePaths.CasePathable, CoreCasePaths.CasePathIterable {}
      """#
    )
  }

  @Test func writtenPartsWin() {
    expectExpansion(
      of: "CasePathable",
      """
      @CasePathable enum Action {
        case tap
        struct AllCasePaths {}
        static var allCasePaths: AllCasePaths { .init() }
      }
      """,
      #"""
      enum Action {
        case tap
        struct AllCasePaths {}
        static var allCasePaths: AllCasePaths { .init() }
      }

      nonisolated extension Action: CoreCasePaths.CasePathable, CoreCasePaths.CasePathIterable {}
      """#
    )
  }
}
