import CoreViews
import Testing
import ViewsTesting

private final class Ledger {
  var total = 0

  func add(_ amount: Int, _ undo: UndoManager) {
    total += amount
    undo.registerUndo(withTarget: self) { $0.add(-amount, undo) }
    undo.setActionName("Add \(abs(amount))")
  }
}

@MainActor @Suite struct UndoManagerTests {
  @Test func changesAreUndoneAndDoneAgain() {
    let (undo, ledger) = (UndoManager(), Ledger())
    ledger.add(2, undo)
    ledger.add(3, undo)
    #expect(undo.undoActionName == "Add 3")
    undo.undo()
    #expect(ledger.total == 2 && undo.canRedo && undo.redoActionName == "Add 3")
    undo.redo()
    #expect(ledger.total == 5 && !undo.canRedo)
    undo.undo()
    ledger.add(7, undo)
    #expect(!undo.canRedo && undo.undoActionName == "Add 7")
  }

  @Test func changesOfAGroupAreUndoneAsOne() {
    let (undo, ledger) = (UndoManager(), Ledger())
    undo.beginUndoGrouping()
    ledger.add(1, undo)
    ledger.add(2, undo)
    undo.endUndoGrouping()
    undo.undo()
    #expect(ledger.total == 0 && !undo.canUndo)
    undo.redo()
    #expect(ledger.total == 3)
    undo.removeAllActions()
    #expect(!undo.canUndo)
  }

  @Test func aSessionHasOne() {
    struct Page: View {
      @Environment(\.undoManager) private var undoManager
      @State private var ledger = Ledger()
      @State private var shown = 0
      var body: some View {
        Text("\(shown)")
        Button("Add") {
          if let undoManager { ledger.add(2, undoManager) }
          shown = ledger.total
        }
        Button("Undo") {
          undoManager?.undo()
          shown = ledger.total
        }
      }
    }
    let host = HeadlessHost { Page() }
    host.tap("Add")
    host.tap("Add")
    host.tap("Undo")
    #expect(host.text.hasPrefix("2\n"))
  }
}
