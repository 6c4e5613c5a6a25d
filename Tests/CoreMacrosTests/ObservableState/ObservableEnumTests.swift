import Testing

@Suite struct ObservableEnumTests {
  @Test func identityIsThatOfThePayload() {
    expectExpansion(
      of: "ObservableState",
      """
      @ObservableState public enum State {
        case list(List.State), detail(id: Detail.State)
        case empty
        case pair(Int, Int)
        case never(Never)
        #if DEBUG
        case debug(Debug.State)
        #endif
        @available(*, unavailable) case gone
      }
      """,
      #"""
      public enum State {
        case list(List.State), detail(id: Detail.State)
        case empty
        case pair(Int, Int)
        case never(Never)
        #if DEBUG
        case debug(Debug.State)
        #endif
        @available(*, unavailable) case gone

        nonisolated public var _$id: CoreArchitecture.ObservableStateID {
          switch self {
          case .list(let state):
            return CoreArchitecture.ObservableStateID._$id(for: state)._$tag(0)
          case .detail(let state):
            return CoreArchitecture.ObservableStateID._$id(for: state)._$tag(1)
          case .empty:
            return CoreArchitecture.ObservableStateID._$inert._$tag(2)
          case .pair:
            return CoreArchitecture.ObservableStateID._$inert._$tag(3)
          case .never:
            return CoreArchitecture.ObservableStateID._$inert._$tag(4)
          #if DEBUG
          case .debug(let state):
            return CoreArchitecture.ObservableStateID._$id(for: state)._$tag(5)
          #endif
          }
        }

        nonisolated public mutating func _$willModify() {
          switch self {
          case .list(var state):
            CoreArchitecture._$willModify(&state)
            self = .list(state)
          case .detail(var state):
            CoreArchitecture._$willModify(&state)
            self = .detail(id: state)
          case .empty:
            break
          case .pair:
            break
          case .never:
            break
          #if DEBUG
          case .debug(var state):
            CoreArchitecture._$willModify(&state)
            self = .debug(state)
          #endif
          }
        }
      }

      nonisolated extension State: CoreArchitecture.ObservableState {}
      """#
    )
  }

  @Test func enumWithoutCases() {
    expectExpansion(
      of: "ObservableState",
      """
      @ObservableState enum State {}
      """,
      #"""
      enum State {

        nonisolated var _$id: CoreArchitecture.ObservableStateID {
          switch self {
          }
        }

        nonisolated mutating func _$willModify() {}
      }

      nonisolated extension State: CoreArchitecture.ObservableState {}
      """#
    )
  }
}
