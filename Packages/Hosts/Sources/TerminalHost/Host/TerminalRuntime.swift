import CoreViews
import Foundation
import Glibc
import HostStreams

/// Runs the screen: passes it what the terminal sends, and writes what it draws.
@MainActor
final class TerminalRuntime {
  enum Event: Sendable {
    case bytes([UInt8])
    case inputEnded
    case signal(Int32)
    case updated
    case printed
    case inputTimeout
    case tick
    case watcher(WatcherMessage)
  }

  static let escapeDelay = Duration.milliseconds(40)
  /// A paste that goes on no more for this time is taken as ended, and so is a sequence that is not
  /// whole so long after its beginning.
  static let endDelay = Duration.seconds(1)
  /// An answer of the terminal that begins like the escape key is awaited for so long.
  static let answerDelay = Duration.milliseconds(400)
  private static let mostRounds = 4
  static let animationDelay = Duration.milliseconds(100)

  let session: any ViewSession
  private let input: Int32
  let capture: OutputCapture?
  let device: TerminalDevice
  let clock: any Clock<Duration>
  let relay = SignalRelay()
  let watcher: WatcherLine?
  let screen: TerminalScreen
  var status: Int32?
  /// Whether the terminal is dark; nil until it says so.
  var isDark: Bool?
  /// The terminal's background, if it has told.
  var background: TerminalColor?
  var inputTimer: Task<Void, Never>?
  /// The number of the event that the timer waits for, if bytes that follow do not put it off.
  var awaitedEvent: Int?
  private var ticker: Task<Void, Never>?
  /// Whether an update is among the events already, so that another one is not needed.
  private var isUpdateQueued = false
  private let events: AsyncStream<Event>
  let send: AsyncStream<Event>.Continuation

  init(
    session: any ViewSession, input: Int32, output: Int32, depth: ColorDepth,
    showsLinks: Bool = false, asks: Bool = false, isInline: Bool = false, reflows: Bool = true,
    clock: any Clock<Duration>, watcher: WatcherLine? = nil
  ) {
    let (events, send) = AsyncStream<Event>.makeStream()
    (self.events, self.send) = (events, send)
    self.session = session
    self.input = input
    self.clock = clock
    capture = OutputCapture(of: output) { send.yield(.printed) }
    self.watcher = watcher
    device = TerminalDevice(
      input: input, output: capture?.terminal ?? output, asks: asks, isInline: isInline,
      settings: watcher?.received?.part(Part.settings),
      abilities: watcher?.received?.part(Part.abilities))
    screen = TerminalScreen(
      session, size: device.size, depth: depth, showsLinks: showsLinks, isInline: isInline,
      reflows: reflows)
  }

  func run() async -> Int32 {
    let send = self.send
    relay.start { send.yield(.signal($0)) }
    guard device.enter() else {
      relay.stop()
      capture?.stop()
      return 1
    }
    let reader = ByteReader(
      descriptor: input, onBytes: { Self.hear($0, send) }, onEnd: { send.yield(.inputEnded) })
    session.onUpdate = { [weak self] in self?.sessionUpdated() }
    screen.expectAnswers(device.isAsking)
    isDark = watcher?.received?.part(Part.isDark)
    showScheme()
    session.update()
    screen.follow()
    EmergencyExit.protectCurrentThread()
    followWatcher()
    show()
    watcher?.tellShown()
    await handleEvents()
    session.onUpdate = nil
    inputTimer?.cancel()
    ticker?.cancel()
    reader.stop()
    if let watcher, watcher.isLeaving {
      handOn(to: watcher)
    } else {
      device.leave(atEnd: true)
      capture?.stop()
    }
    relay.stop()
    return status ?? ExitStatus.success
  }

  /// Handles events until it is time to leave, and draws a frame after each.
  private func handleEvents() async {
    guard status == nil else { return }
    for await event in events {
      EmergencyExit.protectCurrentThread()
      handle(event)
      // A signal to end does not wait for what was typed before it.
      status = status ?? relay.ending.map { ExitStatus.ended(bySignal: $0) }
      if status == nil { show() }
      if status != nil { return }
    }
  }

  /// Sends bytes on as events, except Ctrl-C at their end, which acts like its signal.
  ///
  /// So a second Ctrl-C ends a process whose main actor is blocked.
  nonisolated private static func hear(
    _ bytes: [UInt8], _ send: AsyncStream<Event>.Continuation
  ) {
    let interrupts = Byte.interrupts(endOf: bytes)
    if interrupts.length < bytes.count {
      send.yield(.bytes(Array(bytes.dropLast(interrupts.length))))
    }
    for _ in 0..<interrupts.times { SignalRelay.interrupt() }
  }

  private func sessionUpdated() {
    guard !isUpdateQueued else { return }
    isUpdateQueued = true
    send.yield(.updated)
  }

  private func handle(_ event: Event) {
    switch event {
    case .bytes(let bytes):
      let inputs = screen.consume(bytes)
      screen.takeReports().forEach(take)
      handle(inputs)
      awaitRest()
    case .inputTimeout:
      awaitedEvent = nil
      handle(screen.timeout())
    case .printed: screen.model.log.update(capture?.latest() ?? "")
    case .inputEnded: status = ExitStatus.ended(bySignal: SIGHUP)
    case .signal(let signal): handle(signal: signal)
    case .updated:
      isUpdateQueued = false
      screen.follow()
    case .tick:
      ticker = nil
      screen.model.animationStep += 1
    case .watcher(let message): handle(message)
    }
  }

  private func handle(signal: Int32) {
    switch signal {
    case SIGWINCH:
      if !device.abilities.reportsSize { screen.resize(to: device.size) }
    case SIGTSTP:
      suspend(wholeJob: false)
    case SIGCONT:
      resume()
    default:
      status = ExitStatus.ended(bySignal: signal)
    }
  }

  func suspend(wholeJob: Bool) {
    device.leave()
    relay.suspend(wholeJob: wholeJob)
    resume()
  }

  private func resume() {
    _ = device.enter()
    screen.expectAnswers(device.isAsking)
    screen.trustClusters(false)
    redraw(here: true)
  }

  func redraw(here: Bool = false) {
    screen.invalidate(here: here)
    screen.resize(to: device.size)
  }

  /// Tells the session what it wants to know of the layout, which may lead to another layout.
  ///
  /// Views whose size depends on itself get a few rounds, and go on with the next event.
  private func tellFacts() {
    for _ in 0..<Self.mostRounds {
      let facts = screen.model.newFacts()
      guard !facts.isEmpty else { return }
      session.learn(facts)
      screen.model.update(session.takeChanges())
    }
  }

  private func show() {
    tellFacts()
    let bytes = screen.draw()
    let isShown = bytes.isEmpty || device.show(bytes)
    if !isShown { status = ExitStatus.ended(bySignal: SIGHUP) }
    if screen.isAnimated {
      if ticker == nil { ticker = timer(Self.animationDelay, .tick) }
    } else {
      ticker?.cancel()
      ticker = nil
    }
  }
}
