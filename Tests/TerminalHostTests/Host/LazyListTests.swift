import Observation
import Testing
import Views

@_spi(Hosts) @testable import TerminalHost

/// Lists that are longer than the screen.
@MainActor @Suite struct LazyListTests {
  struct Shelf: View {
    let count: Int

    var body: some View {
      List(0..<count, id: \.self) { number in
        let _ = LazyListTests.built.withValue { $0.append(number) }
        VStack(alignment: .leading) {
          Button("Book \(number)") {}
          // Of different heights, so that the host's guess is wrong.
          if number % 3 == 1 { Text("lent") }
        }
      }
      .navigationTitle("Shelf")
    }
  }

  private struct Ladder: View {
    var body: some View {
      ScrollViewReader { proxy in
        Button("Up there") { proxy.scrollTo(700, anchor: .top) }
        List(0..<1_000, id: \.self) { number in
          let _ = LazyListTests.built.withValue { $0.append(number) }
          Text("Rung \(number)")
        }
      }
    }
  }

  nonisolated private static let built = LockIsolated<[Int]>([])

  private struct Reader {
    let graph: ViewGraph<Shelf>
    let screen: TerminalScreen
    var emulator = TerminalEmulator(columns: 50, rows: 20)

    @MainActor
    init(_ count: Int, lazily: Bool = true) {
      LazyListTests.built.setValue([])
      graph = ViewGraph(buildsRowsWhenShown: lazily, Shelf(count: count))
      screen = TerminalScreen(graph, columns: 50, rows: 20)
      emulator.feed(screen.update())
    }

    @MainActor
    mutating func type(_ keys: String...) {
      for key in keys { emulator.feed(screen.type(Array(key.utf8))) }
    }

    @MainActor var focused: String? {
      screen.model.focus.current.flatMap { screen.model.tree[$0]?.element.label }
    }

    /// The books in sight.
    var books: [Int] {
      emulator.text.split(separator: "\n").compactMap { line in
        line.firstRange(of: "Book ").flatMap { Int(line[$0.upperBound...].prefix { $0.isNumber }) }
      }
    }
  }

  private static let (up, down) = ("\u{1B}[A", "\u{1B}[B")
  private static let (pageUp, pageDown) = ("\u{1B}[5~", "\u{1B}[6~")
  private static let (home, end) = ("\u{1B}[H", "\u{1B}[F")

  @Test func onlyWhatIsInSightAndAScreenAroundItIsBuilt() {
    let reader = Reader(100_000)
    #expect(reader.books.first == 0)
    #expect(Self.built.value.count < 60)
    #expect(reader.focused == "Book 0")
  }

  @Test func theFocusGoesDownRowByRow() {
    var reader = Reader(1_000)
    for row in 1..<120 {
      reader.type(Self.down)
      #expect(reader.focused == "Book \(row)")
      #expect(reader.books.contains(row))
    }
    for row in (60..<119).reversed() {
      reader.type(Self.up)
      #expect(reader.focused == "Book \(row)")
    }
    #expect(Self.built.value.count < 200)
  }

  @Test func theEndIsTheLastRowAndTheStartTheFirst() {
    var reader = Reader(100_000)
    reader.type(Self.end)
    #expect(reader.focused == "Book 99999")
    #expect(reader.books.last == 99_999)
    #expect(Self.built.value.count < 400)
    for row in (99_900..<99_999).reversed() {
      reader.type(Self.up)
      #expect(reader.focused == "Book \(row)")
      #expect(reader.books.contains(row))
    }
    reader.type(Self.home)
    #expect(reader.focused == "Book 0")
    #expect(reader.books.first == 0)
  }

  @Test func backwardFromTheFirstIsTheLast() {
    var reader = Reader(10_000)
    reader.type("\u{1B}[Z")
    #expect(reader.focused == "Book 9999")
    #expect(reader.books.last == 9_999)
  }

  /// Pages lead over every book, whether their rows have to be built or not.
  @Test func pagesLeaveNoBookOut() {
    var (lazy, whole) = (Reader(300), Reader(300, lazily: false))
    var seen: Set<Int> = []
    for _ in 0..<60 {
      #expect(lazy.books == whole.books)
      #expect(lazy.focused == whole.focused)
      seen.formUnion(lazy.books)
      lazy.type(Self.pageDown)
      whole.type(Self.pageDown)
    }
    #expect(seen == Set(0..<300))
    for _ in 0..<60 {
      #expect(lazy.books == whole.books)
      lazy.type(Self.pageUp)
      whole.type(Self.pageUp)
    }
    #expect(lazy.books.first == 0)
  }

  @Test func whatIsSeenStaysInPlaceWhileRowsAboveItAreBuilt() {
    var reader = Reader(1_000)
    reader.type(Self.end, Self.pageUp, Self.pageUp)
    for _ in 0..<30 {
      let before = reader.books
      reader.type("\u{1B}[<64;5;5M")
      let after = reader.books
      let common = before.filter(after.contains)
      #expect(common.count >= before.count - 3, "\(before) \(after)")
      #expect(after.first! <= before.first!)
    }
  }

  @Test func aRowThatIsNotBuiltIsBuiltToBeScrolledTo() {
    LazyListTests.built.setValue([])
    let screen = TerminalScreen(
      ViewGraph(buildsRowsWhenShown: true, Ladder()), columns: 50, rows: 20)
    var emulator = TerminalEmulator(columns: 50, rows: 20)
    emulator.feed(screen.update())
    #expect(!emulator.text.contains("Rung 700"))
    emulator.feed(screen.type(Array("\r".utf8)))
    #expect(emulator.text.contains("Rung 700"))
    #expect(LazyListTests.built.value.count < 120)
  }
}
