import HostStreams
import Observation
import Testing
import Views

@_spi(Hosts) @testable import TerminalHost

/// Clusters that terminals take for fewer or more cells than others do.
@MainActor @Suite struct ClusterWidthTests {
  nonisolated static let clusters = [
    "❤️", "⚠️", "ℹ️", "☀️", "1️⃣", "#️⃣", "☀︎", "⌚︎", "क्षि", "நி", "🥲🏻", "☝🏽", "👍🏿", "🇰🇷", "🇰", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "👩‍👩‍👧‍👦", "❤️‍🔥", "🏳️‍🌈", "🏻", "ᄒ\u{1161}\u{11AB}", "ｶﾞ", "ำ", "🫨", "e\u{301}",
  ]

  @Observable
  final class Signal {
    var sign = "kk"
    var isLong = false
  }

  struct SignalView: View {
    let signal: Signal

    var body: some View {
      HStack(spacing: 0) {
        Text("<")
        Text(signal.sign)
        Text(signal.isLong ? "|end of it" : "|end")
      }
    }
  }

  /// What a terminal shows differs from the frame in the cells of the cluster alone, where parts of
  /// it stand and nothing else.
  private func expectShown(
    _ terminal: TerminalEmulator, as frame: CellBuffer, without cluster: String,
    _ comment: String
  ) {
    for y in 0..<frame.size.height {
      for x in 0..<frame.size.width {
        let (cell, shown) = (frame[x, y], terminal.screen[y][x])
        let isRight = cell.width == 0
        let owner = isRight ? frame[x - 1, y] : cell
        guard String(owner.character) == cluster else {
          guard !isRight else { continue }
          #expect(shown.text == String(cell.character), "\(comment), cell \(x) of row \(y)")
          continue
        }
        let known = Array(cluster.unicodeScalars)
        let parts = Array(shown.text.unicodeScalars)
        // At the edge, a terminal may have shown what has no room over the beginning.
        let hasRoom = isRight || x + owner.reach <= frame.size.width
        if !isRight, hasRoom { #expect(parts.first == known.first, "\(comment)") }
        let isPart = parts.allSatisfy { $0 == " " || known.contains($0) }
        #expect(isPart, "\(comment): \(shown.text) beside \(cluster)")
      }
    }
  }

  @Test(arguments: TerminalEmulator.Habit.allCases, [false, true])
  func comingAndGoingTheyLeaveNothingAndEatNothing(
    habit: TerminalEmulator.Habit, isInline: Bool
  ) {
    for cluster in Self.clusters {
      let signal = Signal()
      let graph = ViewGraph(SignalView(signal: signal))
      let screen = TerminalScreen(
        graph, size: Size(width: 30, height: 6), depth: .full, isInline: isInline)
      var terminal = TerminalEmulator(columns: 30, rows: 6, habit: habit)
      terminal.feed(isInline ? ScreenSequence.enterInline : ScreenSequence.enter)
      for step in 0..<5 {
        signal.sign = step % 2 == 0 ? cluster : "kk"
        signal.isLong = step == 3
        graph.update()
        terminal.feed(screen.update())
        expectShown(
          terminal, as: screen.shownBuffer, without: cluster, "\(habit) \(cluster), step \(step)")
      }
      #expect(terminal.unknown == [])
    }
  }

  /// At the edge, and with a cluster beside another.
  @Test(arguments: TerminalEmulator.Habit.allCases)
  func whereverTheyStandTheirNeighboursAreWhole(habit: TerminalEmulator.Habit) {
    for cluster in Self.clusters {
      var encoder = FrameEncoder(depth: .full)
      var terminal = TerminalEmulator(columns: 12, rows: 2, habit: habit)
      terminal.feed(ScreenSequence.enter)
      for x in [0, 3, 4, 9] {
        for neighbour in ["", "물결", "ab"] {
          var frame = Frame(buffer: CellBuffer(size: Size(width: 12, height: 2)))
          frame.buffer.write(String(repeating: "·", count: 12), at: .zero)
          frame.buffer.write(cluster + neighbour, at: Point(x: x, y: 0))
          terminal.feed(encoder.encode(frame))
          expectShown(
            terminal, as: frame.buffer, without: cluster, "\(habit) \(cluster)\(neighbour) at \(x)")
        }
      }
    }
  }

  @Test func whereClustersAreKnownAnEmojiCostsNoMoreThanItself() {
    var encoder = FrameEncoder(depth: .full)
    encoder.trustClusters(true)
    var frame = Frame(buffer: CellBuffer(size: Size(width: 12, height: 2)))
    _ = encoder.encode(frame)
    frame.buffer.write("❤️ab", at: .zero)
    #expect(String(decoding: encoder.encode(frame), as: UTF8.self) == "\u{1B}[1H❤️ab")
  }
}
