import ComposableArchitecture

/// A feature with as many actions as a very large app's.
@Reducer
struct Wide {
  @ObservableState
  struct State: Equatable {
    var number = 0
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
    case last
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .c1(let number), .c2(_, let number): state.number += number
      default: break
      }
      return .none
    }
  }
}

/// A feature around another, with as many actions again.
@Reducer
struct Around<Child: Reducer> where Child.State: Equatable {
  @ObservableState
  struct State: Equatable {
    var child: Child.State
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
    case child(Child.Action)
  }

  let child: Child

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { child }
  }
}

typealias Deep1 = Around<Wide>
typealias Deep2 = Around<Deep1>
typealias Deep3 = Around<Deep2>
typealias Deep4 = Around<Deep3>
typealias Deep5 = Around<Deep4>
typealias Deep6 = Around<Deep5>
typealias Deep7 = Around<Deep6>
typealias Deep8 = Around<Deep7>
typealias Deep9 = Around<Deep8>
typealias Deep10 = Around<Deep9>
typealias Deep11 = Around<Deep10>
typealias Deep12 = Around<Deep11>
typealias Deep13 = Around<Deep12>
typealias Deep14 = Around<Deep13>
typealias Deep15 = Around<Deep14>
typealias Deep16 = Around<Deep15>
typealias Deep17 = Around<Deep16>
typealias Deep18 = Around<Deep17>
typealias Deep19 = Around<Deep18>
typealias Deep20 = Around<Deep19>

/// An action, as the outermost of twenty features gets it.
func deepAction(_ action: Wide.Action) -> Deep20.Action {
  let a1 = Deep1.Action.child(action)
  let a2 = Deep2.Action.child(a1)
  let a3 = Deep3.Action.child(a2)
  let a4 = Deep4.Action.child(a3)
  let a5 = Deep5.Action.child(a4)
  let a6 = Deep6.Action.child(a5)
  let a7 = Deep7.Action.child(a6)
  let a8 = Deep8.Action.child(a7)
  let a9 = Deep9.Action.child(a8)
  let a10 = Deep10.Action.child(a9)
  let a11 = Deep11.Action.child(a10)
  let a12 = Deep12.Action.child(a11)
  let a13 = Deep13.Action.child(a12)
  let a14 = Deep14.Action.child(a13)
  let a15 = Deep15.Action.child(a14)
  let a16 = Deep16.Action.child(a15)
  let a17 = Deep17.Action.child(a16)
  let a18 = Deep18.Action.child(a17)
  let a19 = Deep19.Action.child(a18)
  return Deep20.Action.child(a19)
}

func deepState() -> Deep20.State {
  let s1 = Deep1.State(child: Wide.State())
  let s2 = Deep2.State(child: s1)
  let s3 = Deep3.State(child: s2)
  let s4 = Deep4.State(child: s3)
  let s5 = Deep5.State(child: s4)
  let s6 = Deep6.State(child: s5)
  let s7 = Deep7.State(child: s6)
  let s8 = Deep8.State(child: s7)
  let s9 = Deep9.State(child: s8)
  let s10 = Deep10.State(child: s9)
  let s11 = Deep11.State(child: s10)
  let s12 = Deep12.State(child: s11)
  let s13 = Deep13.State(child: s12)
  let s14 = Deep14.State(child: s13)
  let s15 = Deep15.State(child: s14)
  let s16 = Deep16.State(child: s15)
  let s17 = Deep17.State(child: s16)
  let s18 = Deep18.State(child: s17)
  let s19 = Deep19.State(child: s18)
  return Deep20.State(child: s19)
}

func deepReducer() -> Deep20 {
  let r1 = Deep1(child: Wide())
  let r2 = Deep2(child: r1)
  let r3 = Deep3(child: r2)
  let r4 = Deep4(child: r3)
  let r5 = Deep5(child: r4)
  let r6 = Deep6(child: r5)
  let r7 = Deep7(child: r6)
  let r8 = Deep8(child: r7)
  let r9 = Deep9(child: r8)
  let r10 = Deep10(child: r9)
  let r11 = Deep11(child: r10)
  let r12 = Deep12(child: r11)
  let r13 = Deep13(child: r12)
  let r14 = Deep14(child: r13)
  let r15 = Deep15(child: r14)
  let r16 = Deep16(child: r15)
  let r17 = Deep17(child: r16)
  let r18 = Deep18(child: r17)
  let r19 = Deep19(child: r18)
  return Deep20(child: r19)
}
