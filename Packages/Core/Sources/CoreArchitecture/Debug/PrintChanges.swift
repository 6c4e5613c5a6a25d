internal import CustomDump

extension Reducer {
  /// Prints every action that this reducer runs, and how the action changes the state.
  ///
  /// Works in debug builds only; in others the reducer runs as it is.
  ///
  /// - Parameter printer: The printer to use; nil prints nothing.
  /// - Returns: A reducer that does the same and prints.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

/// Prints an action and its change of the state; given to `_printChanges`.
public struct _ReducerPrinter<State, Action>: Sendable {
  private let print:
    @Sendable (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void

  /// Makes a printer from a closure, which is called on the store's actor.
  public init(
    printChange:
      @escaping @Sendable (
        _ receivedAction: Action, _ oldState: State, _ newState: State
      ) -> Void
  ) {
    print = printChange
  }

  /// Calls the printer's closure after an action, with the state before and after it.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    print(receivedAction, oldState, newState)
  }
}

extension _ReducerPrinter {
  /// Prints the action in full, and the difference between the states before and after it.
  public static var customDump: Self {
    Self { action, oldState, newState in
      Swift.print(dump(of: action, from: oldState, to: newState))
    }
  }

  package static func dump(of action: Action, from oldState: State, to newState: State) -> String {
    let change =
      diff(oldState, newState, format: .default)?.withoutStorageNames.indented
      ?? "  The state stays as it was."
    return """
      Action:
      \(String(customDumping: action).withoutStorageNames.indented)
      Change:
      \(change)

      """
  }

  /// Prints the cases that make up the action, without large payloads.
  public static var actionLabels: Self {
    Self { action, _, _ in Swift.print("Action: \(debugName(of: action))") }
  }
}

/// What ``Reducer/_printChanges(_:)`` returns.
public struct _PrintChangesReducer<Base: Reducer>: NodeReducer {
  let base: Base
  let printer: _ReducerPrinter<Base.State, Base.Action>?

  /// Whether a feature within it may begin.
  public static func _mayBegin(_ types: inout _ReducerTypes) -> Bool {
    types.mayBegin(Base.self)
  }

  /// Makes the node that the store runs.
  public func _makeNode() -> ReducerNode<Base.State, Base.Action> {
    let base = base._makeNode()
    #if DEBUG
      guard let printer else { return base }
      let run: ReducerNode<State, Action>.Run = { state, action in
        let oldState = state
        let shared = SharedChangeTracker()
        let effect = shared.follow { base.run(&state, action) }
        shared.assertion(after: nil).run {
          printer.printChange(receivedAction: action, oldState: oldState, newState: state)
        }
        return effect
      }
      return ReducerNode(run, sweep: base.sweep, begin: base.begin)
    #else
      return base
    #endif
  }
}

extension Reducer {
  /// Returns the reducer itself: signposts are read by Apple's Instruments alone.
  public func signpost(_ prefix: String = "") -> Self { self }
}
