internal import CustomDump

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
