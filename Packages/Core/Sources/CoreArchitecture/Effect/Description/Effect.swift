internal import CoreDependencies

/// Work in the outside world that a reducer asks for; its results come back as actions.
///
/// An effect is a value: nothing happens until a store starts it. `none` costs nothing.
/// ```
/// return .run { send in
///   let fact = try await numbers.fact(7)
///   await send(.factLoaded(fact))
/// }
/// ```
public struct Effect<Action>: Sendable {
  @usableFromInline let node: EffectNode<Action>?

  @usableFromInline
  init(node: EffectNode<Action>?) {
    self.node = node
  }

  /// An effect that does nothing and allocates nothing.
  @inlinable
  public static var none: Self { Self(node: nil) }

  /// Sends an action to the store right after the one that is being processed.
  public static func send(_ action: Action) -> Self {
    Self(node: SendNode(action))
  }

  /// Runs asynchronous work that may send any number of actions.
  ///
  /// `operation` starts on the store's actor (with Swift 6.3, a closure with a capture list starts
  /// on the global executor); what it awaits elsewhere runs elsewhere. A thrown error goes to
  /// `catch`; without one it is reported as an issue, except for cancellation.
  public static func run(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation:
      nonisolated(nonsending) @escaping @Sendable (_ send: Send<Action>) async throws
      -> Void,
    catch handler: (
      nonisolated(nonsending) @Sendable (_ error: any Error, _ send: Send<Action>) async -> Void
    )? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return Self(
      node: RunNode(
        name: name, priority: priority, location: location, operation: operation, handler: handler))
  }
}

extension Effect {
  /// Runs two effects at the same time; ends when both have ended.
  @inlinable
  public func merge(with other: Self) -> Self {
    guard let node else { return other }
    guard let second = other.node else { return self }
    return Self(node: _merge(node, second))
  }

  @usableFromInline
  func _merge(_ first: EffectNode<Action>, _ second: EffectNode<Action>) -> EffectNode<Action> {
    MergeNode([first, second])
  }

  /// Runs effects at the same time; ends when all have ended.
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Runs the effects of a sequence at the same time; ends when all have ended.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    let nodes = effects.compactMap(\.node)
    return nodes.count < 2 ? Self(node: nodes.first) : Self(node: MergeNode(nodes))
  }

  /// Runs this effect and, when it has ended, another.
  public func concatenate(with other: Self) -> Self {
    guard let node else { return other }
    guard let second = other.node else { return self }
    return Self(node: ConcatenateNode([node, second]))
  }

  /// Runs effects one after the other, each when the one before has ended.
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// Runs the effects of a collection in order, each when the one before has ended.
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    let nodes = effects.compactMap(\.node)
    return nodes.count < 2 ? Self(node: nodes.first) : Self(node: ConcatenateNode(nodes))
  }

  /// Transforms the actions that an effect sends.
  ///
  /// `transform` runs with the dependencies of the place where `map` is called; for actions that
  /// `run` sends, with those of its task.
  public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    guard let node else { return .none }
    return Effect<T>(node: TransformNode(node, transform))
  }
}
