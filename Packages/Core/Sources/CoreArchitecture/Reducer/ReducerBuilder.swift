/// Composes the reducers that a body lists; they run from top to bottom.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// Combines the reducers of a `for` loop, in order.
  @inlinable
  public static func buildArray(
    _ reducers: [some Reducer<State, Action>]
  ) -> some Reducer<State, Action> {
    _SequenceMany(reducers)
  }

  /// Makes a reducer that does nothing, for an empty body.
  @inlinable
  public static func buildBlock() -> some Reducer<State, Action> {
    EmptyReducer()
  }

  /// Returns the only reducer of a body.
  @inlinable
  public static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }

  /// Chooses the first branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    first reducer: R0
  ) -> _Conditional<R0, R1> {
    .first(reducer)
  }

  /// Chooses the second branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    second reducer: R1
  ) -> _Conditional<R0, R1> {
    .second(reducer)
  }

  /// Returns a reducer as it is.
  ///
  /// The second parameter keeps the compiler from opening an `any Reducer` here, as that is for the
  /// overload below.
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(
    _ expression: R, _: R.Type? = nil
  ) -> R {
    expression
  }

  /// Wraps a reducer whose type is known at run time only.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression(
    _ expression: any Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(expression)
  }

  /// Returns the composed reducer of a body.
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }

  /// Hides the type of a reducer inside `if #available`.
  @inlinable
  public static func buildLimitedAvailability(
    _ wrapped: some Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(wrapped)
  }

  /// Makes a reducer of an `if` without `else`.
  @inlinable
  public static func buildOptional<R: Reducer<State, Action>>(_ wrapped: R?) -> R? {
    wrapped
  }

  /// Begins with the first reducer of a body.
  @inlinable
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R {
    first
  }

  /// Appends the next reducer of a body.
  @inlinable
  public static func buildPartialBlock<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    accumulated: R0, next: R1
  ) -> _Sequence<R0, R1> {
    _Sequence(accumulated, next)
  }
}

extension ReducerBuilder {
  /// One of two reducers, chosen when the body is evaluated.
  public enum _Conditional<First: Reducer, Second: Reducer>: NodeReducer
  where
    First.State == Second.State, First.Action == Second.Action,
    First.State == State, First.Action == Action
  {
    /// The condition holds.
    case first(First)
    /// The condition does not hold.
    case second(Second)

    /// Whether a feature within it may begin.
    public static func _mayBegin(_ types: inout _ReducerTypes) -> Bool {
      types.mayBegin(First.self) || types.mayBegin(Second.self)
    }

    /// Makes the node of the chosen reducer.
    @inlinable
    public func _makeNode() -> ReducerNode<State, Action> {
      switch self {
      case .first(let first): first._makeNode()
      case .second(let second): second._makeNode()
      }
    }
  }

  /// Two reducers, one after the other.
  public struct _Sequence<R0: Reducer, R1: Reducer>: NodeReducer
  where
    R0.State == R1.State, R0.Action == R1.Action,
    R0.State == State, R0.Action == Action
  {
    @usableFromInline let r0: R0
    @usableFromInline let r1: R1

    @inlinable
    init(_ r0: R0, _ r1: R1) {
      self.r0 = r0
      self.r1 = r1
    }

    /// Whether a feature within it may begin.
    public static func _mayBegin(_ types: inout _ReducerTypes) -> Bool {
      types.mayBegin(R0.self) || types.mayBegin(R1.self)
    }

    /// Makes one node of both; sequences inside sequences become flat.
    @inlinable
    public func _makeNode() -> ReducerNode<State, Action> {
      ReducerNode.sequence([r0._makeNode(), r1._makeNode()])
    }
  }

  /// The reducers that a loop in a body lists.
  public struct _SequenceMany<Element: Reducer>: NodeReducer
  where Element.State == State, Element.Action == Action {
    @usableFromInline let reducers: [Element]

    @inlinable
    init(_ reducers: [Element]) {
      self.reducers = reducers
    }

    /// Whether a feature within it may begin.
    public static func _mayBegin(_ types: inout _ReducerTypes) -> Bool {
      types.mayBegin(Element.self)
    }

    /// Makes one node of all reducers.
    @inlinable
    public func _makeNode() -> ReducerNode<State, Action> {
      ReducerNode.sequence(reducers.map { $0._makeNode() })
    }
  }
}

/// An optional reducer does nothing while it is nil.
extension Optional: Reducer where Wrapped: Reducer {
  /// An optional reducer has no body.
  public typealias Body = Never

  /// Runs the wrapped reducer, if there is one.
  @inlinable
  public func reduce(
    into state: inout Wrapped.State, action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    _makeNode().reduceOnce(of: Self.self, into: &state, action: action)
  }

  /// Whether a feature within it may begin.
  public static func _mayBegin(_ types: inout _ReducerTypes) -> Bool {
    types.mayBegin(Wrapped.self)
  }

  /// Makes the node of the wrapped reducer, or one that does nothing.
  @inlinable
  public func _makeNode() -> ReducerNode<Wrapped.State, Wrapped.Action> {
    self?._makeNode() ?? .inert
  }
}
