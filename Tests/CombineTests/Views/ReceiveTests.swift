import Combine
import ComposableArchitecture
import Foundation
import SwiftUI
import Testing

private final class Tide: ObservableObject {
  @Published var depth = 3
  @Published var name = "ebb"
  /// No published property: it says itself that it changes.
  var mark = 0 { willSet { objectWillChange.send() } }
}

private final class Bell: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var strokes = 0 { willSet { objectWillChange.send() } }
}

@MainActor @Suite struct ReceiveTests {
  @Test func aPublishedPropertyTellsItsValueAndEachNewOne() {
    let tide = Tide()
    let log = Log()
    let host = HeadlessHost {
      Text("Tide").onReceive(tide.$depth) { log.add("\($0)") }
        .onReceive(tide.$name.map { $0.uppercased() }.removeDuplicates().dropFirst()) {
          log.add($0)
        }
    }
    #expect(host.text == "Tide")
    tide.depth = 4
    tide.name = "Ebb"
    tide.name = "flood"
    #expect(log.entries == ["3", "4", "FLOOD"])
  }

  @Test func anObjectTellsThatItChangesToClosuresAndToViews() {
    struct Board: View {
      @StateObject var tide: Tide
      @ObservedObject var bell: Bell
      var body: some View { Text("mark \(tide.mark), \(bell.strokes) strokes") }
    }
    let (tide, bell, log) = (Tide(), Bell(), Log())
    let host = HeadlessHost {
      Board(tide: tide, bell: bell)
      Text("log").onReceive(tide.objectWillChange) { log.add("changes") }
    }
    #expect(host.text == "mark 0, 0 strokes\nlog")
    tide.mark = 2
    bell.strokes = 1
    #expect(host.text == "mark 2, 1 strokes\nlog")
    tide.depth = 9
    #expect(log.entries == ["changes", "changes"])
  }

  @Test func subjectsAreHeardUntilTheViewIsGone() {
    struct Deck: View {
      @State var isOpen = true
      let calls: PassthroughSubject<String, Never>
      let watch: CurrentValueSubject<Int, Never>
      let log: Log
      var body: some View {
        Button("Close") { isOpen = false }
        if isOpen {
          Text("open")
            .onReceive(calls.filter { !$0.isEmpty }.eraseToAnyPublisher()) { log.add($0) }
            .onReceive(watch.compactMap { $0 > 1 ? "watch \($0)" : nil }) { log.add($0) }
        }
      }
    }
    let (calls, watch, log) = (
      PassthroughSubject<String, Never>(), CurrentValueSubject<Int, Never>(2), Log()
    )
    let host = HeadlessHost { Deck(calls: calls, watch: watch, log: log) }
    #expect(host.text == "[ Close ]\nopen")
    calls.send("ahoy")
    calls.send("")
    watch.value = 1
    watch.send(3)
    host.tap("Close")
    #expect(host.text == "[ Close ]")
    calls.send("too late")
    #expect(log.entries == ["watch 2", "ahoy", "watch 3"])
  }

  @Test func aTimerTicksByTheClockOfTheTestUntilItIsCancelled() async {
    let clock = TestClock()
    let log = Log()
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let host = withDependencies {
      $0.continuousClock = clock
    } operation: {
      HeadlessHost { Text("Watch").onReceive(timer) { _ in log.add("tick") } }
    }
    #expect(host.text == "Watch")
    await clock.advance(by: .milliseconds(500))
    #expect(log.entries == [])
    // On a busy machine the timer may come to sleep only after the clock has moved.
    for _ in 0..<1000 where log.entries.count < 2 { await clock.advance(by: .seconds(1)) }
    timer.upstream.connect().cancel()
    let ticks = log.entries
    #expect(ticks.count >= 2)
    await clock.advance(by: .seconds(5))
    #expect(log.entries == ticks)
  }

  @Test func aNotificationIsHeardOnTheActorOfTheSession() async {
    let log = Log()
    var heard = log.stream.makeAsyncIterator()
    let center = NotificationCenter()
    let name = Notification.Name("gun")
    let host = HeadlessHost {
      Text("Harbour").onReceive(center.publisher(for: name)) { note in
        MainActor.preconditionIsolated("It is heard where the session is.")
        log.add(note.userInfo?["shots"] as? String ?? "")
      }
    }
    #expect(host.text == "Harbour")
    await Task.detached {
      center.post(name: name, object: nil, userInfo: ["shots": "three"])
    }.value
    #expect(await heard.next() == "three")
  }
}

private final class Log {
  private(set) var entries: [String] = []
  let stream: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func add(_ entry: String) {
    entries.append(entry)
    continuation.yield(entry)
  }
}
