import ComposableArchitecture

/// A feature with as many actions as a very large app's, which presents itself again and again.
@Reducer
struct Wide {
  @ObservableState
  struct State: Equatable {
    var number = 0
    @Presents var child: State?
  }

  enum Action {
    case c0, c1(Int), c2(text: String, number: Int), c3, c4(Int), c5(text: String, number: Int)
    case c6, c7(Int), c8(text: String, number: Int), c9, c10(Int)
    case c11(text: String, number: Int), c12, c13(Int), c14(text: String, number: Int), c15
    case c16(Int), c17(text: String, number: Int), c18, c19(Int), c20(text: String, number: Int)
    case c21, c22(Int), c23(text: String, number: Int), c24, c25(Int)
    case c26(text: String, number: Int), c27, c28(Int), c29(text: String, number: Int), c30
    case c31(Int), c32(text: String, number: Int), c33, c34(Int), c35(text: String, number: Int)
    case c36, c37(Int), c38(text: String, number: Int), c39, c40(Int)
    case c41(text: String, number: Int), c42, c43(Int), c44(text: String, number: Int), c45
    case c46(Int), c47(text: String, number: Int), c48, c49(Int), c50(text: String, number: Int)
    case c51, c52(Int), c53(text: String, number: Int), c54, c55(Int)
    case c56(text: String, number: Int), c57, c58(Int), c59(text: String, number: Int), c60
    case c61(Int), c62(text: String, number: Int), c63, c64(Int), c65(text: String, number: Int)
    case c66, c67(Int), c68(text: String, number: Int), c69, c70(Int)
    case c71(text: String, number: Int), c72, c73(Int), c74(text: String, number: Int), c75
    case c76(Int), c77(text: String, number: Int), c78, c79(Int), c80(text: String, number: Int)
    case c81, c82(Int), c83(text: String, number: Int), c84, c85(Int)
    case c86(text: String, number: Int), c87, c88(Int), c89(text: String, number: Int), c90
    case c91(Int), c92(text: String, number: Int), c93, c94(Int), c95(text: String, number: Int)
    case c96, c97(Int), c98(text: String, number: Int), c99, c100(Int)
    case c101(text: String, number: Int), c102, c103(Int), c104(text: String, number: Int), c105
    case c106(Int), c107(text: String, number: Int), c108, c109(Int)
    case c110(text: String, number: Int), c111, c112(Int), c113(text: String, number: Int), c114
    case c115(Int), c116(text: String, number: Int), c117, c118(Int)
    case c119(text: String, number: Int), c120, c121(Int), c122(text: String, number: Int), c123
    case c124(Int), c125(text: String, number: Int), c126, c127(Int)
    case c128(text: String, number: Int), c129, c130(Int), c131(text: String, number: Int), c132
    case c133(Int), c134(text: String, number: Int), c135, c136(Int)
    case c137(text: String, number: Int), c138, c139(Int), c140(text: String, number: Int), c141
    case c142(Int), c143(text: String, number: Int), c144, c145(Int)
    case c146(text: String, number: Int), c147, c148(Int), c149(text: String, number: Int), c150
    case c151(Int), c152(text: String, number: Int), c153, c154(Int)
    case c155(text: String, number: Int), c156, c157(Int), c158(text: String, number: Int), c159
    case c160(Int), c161(text: String, number: Int), c162, c163(Int)
    case c164(text: String, number: Int), c165, c166(Int), c167(text: String, number: Int), c168
    case c169(Int), c170(text: String, number: Int), c171, c172(Int)
    case c173(text: String, number: Int), c174, c175(Int), c176(text: String, number: Int), c177
    case c178(Int), c179(text: String, number: Int), c180, c181(Int)
    case c182(text: String, number: Int), c183, c184(Int), c185(text: String, number: Int), c186
    case c187(Int), c188(text: String, number: Int), c189, c190(Int)
    case c191(text: String, number: Int), c192, c193(Int), c194(text: String, number: Int), c195
    case c196(Int), c197(text: String, number: Int), c198
    indirect case child(PresentationAction<Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .c1(let number), .c2(_, let number): state.number += number
      default: break
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Wide() }
  }

  /// A feature below so many others.
  static func state(depth: Int) -> State {
    var state = State()
    for _ in 0..<depth { state = State(child: state) }
    return state
  }

  /// An action as the outermost of so many features gets it.
  static func action(_ action: Action, depth: Int) -> Action {
    (0..<depth).reduce(action) { action, _ in .child(.presented(action)) }
  }

  /// The numbers of all features, the outermost first.
  static func numbers(_ state: State) -> [Int] {
    [state.number] + (state.child.map(numbers) ?? [])
  }
}
