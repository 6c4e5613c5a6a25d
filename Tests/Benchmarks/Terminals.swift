import ComposableArchitecture
@_spi(Hosts) import TerminalHost

/// A field whose text the state holds.
@Reducer
struct Letter {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}

struct LetterView: View {
  @Bindable var store: StoreOf<Letter>

  var body: some View { TextField("Dear", text: $store.text) }
}

/// A table on the screen of a terminal.
@MainActor
private struct TableScreen {
  let store: StoreOf<Table>
  let graph: ViewGraph<TableView>
  let screen: TerminalScreen

  init(count: Int) {
    let store = Store(initialState: Table.State(count: count)) { Table() }
    self.store = store
    graph = ViewGraph(TableView(store: store))
    screen = TerminalScreen(graph, columns: 80, rows: 24)
    consume(screen.update())
  }

  /// Measures keys that move the focus to and fro in the middle of the list.
  func measureKeys(_ count: Int) -> Double {
    for _ in 0..<60 { consume(screen.type(Keys.down)) }
    return timed(count) {
      for index in 0..<count { consume(screen.type(index % 2 == 0 ? Keys.up : Keys.down)) }
    }
  }

  func measureRow(_ count: Int) -> Double {
    timed(count) {
      for index in 0..<count {
        store.send(.rows(.element(id: index % 5, action: .increment)))
        graph.update()
        consume(screen.update())
      }
    }
  }
}

private enum Keys {
  static let up = Array("\u{1B}[A".utf8)
  static let down = Array("\u{1B}[B".utf8)
  static let pageDown = Array("\u{1B}[6~".utf8)
}

@MainActor
func terminals() -> [Workload] {
  [100, 10_000].map { count in
    Workload("T1", "terminal, \(count) rows: a key moves the focus", target: 1.3) { @MainActor in
      TableScreen(count: count).measureKeys(2_000)
    } bare: {
      var terminal = bareTable(count)
      for _ in 0..<60 { terminal.move(by: 1) }
      return timed(2_000) {
        for index in 0..<2_000 { terminal.move(by: index % 2 == 0 ? -1 : 1) }
      }
    }
  } + [typedText()]
    + [100, 10_000].map { count in
      Workload("T3", "terminal, \(count) rows: one changes", target: 105) { @MainActor in
        TableScreen(count: count).measureRow(2_000)
      } bare: {
        var terminal = bareTable(count)
        return timed(2_000) {
          for index in 0..<2_000 { terminal.change(index % 5, to: "Row \(index % 5) \(index) Add") }
        }
      }
    } + longLists()
}

/// Rows that the terminal has built when it shows them.
private struct Archive: View {
  let count: Int

  var body: some View {
    List(0..<count, id: \.self) { number in
      HStack {
        Text("Box \(number)")
        Button("Open") {}
      }
    }
  }
}

@MainActor
private func longLists() -> [Workload] {
  [
    Workload("T4", "terminal: a list of 100000 rows opens", target: 17) { @MainActor in
      timed(1) { consume(openArchive()) }
    } bare: {
      timed(1) { consume(bareTable(100_000)) }
    },
    Workload("T5", "terminal, 100000 rows: a page is scrolled", target: 80) { @MainActor in
      let (graph, screen) = openArchive()
      return timed(200) {
        for _ in 0..<200 { consume(screen.type(Keys.pageDown)) }
        consume(graph)
      }
    } bare: {
      var terminal = bareTable(100_000)
      return timed(200) {
        for _ in 0..<200 { terminal.move(by: 23) }
      }
    },
  ]
}

@MainActor
private func openArchive() -> (ViewGraph<Archive>, TerminalScreen) {
  let graph = ViewGraph(buildsRowsWhenShown: true, Archive(count: 100_000))
  let screen = TerminalScreen(graph, columns: 80, rows: 24)
  consume(screen.update())
  return (graph, screen)
}

private func bareTable(_ count: Int) -> BareTerminal {
  BareTerminal((0..<count).map { "Row \($0) 0 Add" })
}

@MainActor
private func typedText() -> Workload {
  Workload("T2", "terminal: a key in a field", target: 56) { @MainActor in
    let store = Store(initialState: Letter.State()) { Letter() }
    let graph = ViewGraph(LetterView(store: store))
    let screen = TerminalScreen(graph, columns: 80, rows: 24)
    consume(screen.update())
    return timed(2_000) {
      for index in 0..<2_000 { consume(screen.type([index % 40 < 20 ? 0x61 : 0x7F])) }
    }
  } bare: {
    var terminal = BareTerminal([""])
    var text = ""
    return timed(2_000) {
      for index in 0..<2_000 {
        if index % 40 < 20 { text.append("a") } else { text.removeLast() }
        terminal.change(0, to: text)
      }
    }
  }
}
