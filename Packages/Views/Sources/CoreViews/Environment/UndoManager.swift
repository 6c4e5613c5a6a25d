/// Keeps what undoes the changes of a session, the last first: `@Environment(\.undoManager)`.
///
/// What is registered while a change is undone does it again. Foundation has none on Linux.
public final class UndoManager: Equatable {
  private struct Step {
    var name = ""
    var actions: [() -> Void]
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var group: Step?
  private var grouping = 0
  private var name = ""

  /// Whether a change is being undone.
  public private(set) var isUndoing = false
  /// Whether a change is being done again.
  public private(set) var isRedoing = false
  /// How many changes are kept; 0 keeps all.
  public var levelsOfUndo = 0

  /// Makes a manager without changes.
  public init() {}

  /// Whether both are the same manager.
  public static func == (lhs: UndoManager, rhs: UndoManager) -> Bool { lhs === rhs }

  /// Whether there is a change to undo.
  public var canUndo: Bool { !undoSteps.isEmpty }
  /// Whether there is one to do again.
  public var canRedo: Bool { !redoSteps.isEmpty }
  /// What the change to undo is called.
  public var undoActionName: String { undoSteps.last?.name ?? "" }
  /// What the change to do again is called.
  public var redoActionName: String { redoSteps.last?.name ?? "" }

  /// Keeps what undoes a change, as long as its target is there.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    let action = { [weak target] in
      if let target { handler(target) }
    }
    if grouping > 0 {
      group?.actions.append(action)
    } else {
      keep(Step(actions: [action]))
    }
  }

  /// Names the change that was registered last.
  public func setActionName(_ name: String) {
    if grouping > 0 { group?.name = name }
    if isUndoing {
      if !redoSteps.isEmpty { redoSteps[redoSteps.count - 1].name = name }
    } else if !undoSteps.isEmpty, grouping == 0 {
      undoSteps[undoSteps.count - 1].name = name
    }
  }

  /// Begins changes that are undone as one.
  public func beginUndoGrouping() {
    if grouping == 0 { group = Step(actions: []) }
    grouping += 1
  }

  /// Ends changes that are undone as one.
  public func endUndoGrouping() {
    grouping = max(0, grouping - 1)
    guard grouping == 0, let group, !group.actions.isEmpty else { return }
    self.group = nil
    keep(group)
  }

  /// Undoes the last change; does nothing without one.
  public func undo() {
    guard let step = undoSteps.popLast() else { return }
    isUndoing = true
    perform(step)
    isUndoing = false
  }

  /// Does the change again that was undone last; does nothing without one.
  public func redo() {
    guard let step = redoSteps.popLast() else { return }
    isRedoing = true
    perform(step)
    isRedoing = false
  }

  /// Forgets all changes.
  public func removeAllActions() { (undoSteps, redoSteps) = ([], []) }

  private func perform(_ step: Step) {
    beginUndoGrouping()
    group?.name = step.name
    for action in step.actions.reversed() { action() }
    endUndoGrouping()
  }

  private func keep(_ step: Step) {
    if isUndoing { return redoSteps.append(step) }
    if !isRedoing { redoSteps = [] }
    undoSteps.append(step)
    if levelsOfUndo > 0, undoSteps.count > levelsOfUndo { undoSteps.removeFirst() }
  }
}

extension EnvironmentValues {
  private enum UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
  }

  /// Keeps what undoes the changes of the session.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
