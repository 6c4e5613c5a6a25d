internal import CoreArchitecture
@_spi(Locked) internal import CoreDependencies

/// What a run waits for until the exploration chooses it: calls of dependencies, and sleeps.
final class ExploredWaits: Sendable {
  struct Answer: Sendable {
    /// How the story goes on after the name of the call.
    let words: @Sendable () -> String
    /// Has the call return; nil where it never does before it is cancelled.
    let give: (@Sendable () -> Void)?
  }

  enum Kind: Sendable {
    case call(name: String, answers: [Answer])
    case sleep(until: Duration, end: @Sendable () -> Void)
  }

  struct Wait: Sendable {
    let id: Int
    /// The effect that waits; nil for what is called outside of effects.
    let effect: RunningEffect?
    let kind: Kind
    let cancel: @Sendable () -> Void
  }

  private struct Waits {
    var last = 0
    var now = Duration.zero
    var waiting: [Wait] = []
    /// Calls that never return.
    var lost: [Wait] = []
    /// How often effects have waited anew after they were cancelled.
    var refusals: [ObjectIdentifier: Int] = [:]
    var stubborn: [RunningEffect] = []
    /// What tells the times that were read, besides for the ends of sleeps, and the events that
    /// led to it, from others; and that before the last one.
    var readings: (now: UInt64, before: UInt64) = (0, 0)
    var isDateRead = false
    /// The event that comes.
    var cause: UInt64 = 0

    mutating func take(_ id: Int) -> Wait? {
      if let index = waiting.firstIndex(where: { $0.id == id }) { return waiting.remove(at: index) }
      return lost.firstIndex { $0.id == id }.map { lost.remove(at: $0) }
    }
  }

  private let waits = Locked(Waits())

  /// What waits, in the order in which it began to.
  var waiting: [Wait] { waits.withLock { $0.waiting } }

  /// The effects whose calls never return.
  var lost: [RunningEffect] { waits.withLock { $0.lost.compactMap(\.effect) } }

  /// The effects that were cancelled and go on waiting.
  var stubborn: [RunningEffect] { waits.withLock { $0.stubborn } }

  /// The time on the clock, from the beginning of the run.
  var now: Duration { waits.withLock { $0.now } }

  /// Whether anything has asked what time it is.
  var isTimeRead: Bool { waits.withLock { $0.isDateRead || $0.readings.now != 0 } }

  /// What the time that was read tells this point from others by.
  var timeMark: UInt64 {
    waits.withLock { waits in
      let (seconds, attoseconds) = waits.now.components
      let now = mixed(UInt64(bitPattern: seconds), UInt64(bitPattern: attoseconds))
      return mixed(now, waits.readings.now)
    }
  }

  func forgetReadings() {
    waits.withLock { ($0.readings, $0.isDateRead) = ((0, 0), false) }
  }

  func begin(_ event: UInt64) { waits.withLock { $0.cause = event } }

  /// The time on the clock, for the feature.
  func readTime() -> Duration {
    waits.withLock { waits in
      waits.readings = (mixed(waits.readings.now, waits.cause), waits.readings.now)
      return waits.now
    }
  }

  /// The time on the clock, for a date.
  func readDate() -> Duration {
    waits.withLock { waits in
      waits.isDateRead = true
      return waits.now
    }
  }

  func call<Value: Sendable>(
    _ name: String, _ answers: [ExploredAnswer<Value>]
  ) async throws -> Value {
    try await wait { (continuation: CheckedContinuation<Value, any Error>) in
      .call(name: name, answers: answers.map { Answer($0, continuation) })
    }
  }

  func sleep(until deadline: Duration) async throws {
    // The time was read to know the deadline.
    waits.withLock { $0.readings.now = $0.readings.before }
    try await wait { (continuation: CheckedContinuation<Void, any Error>) in
      .sleep(until: deadline) { continuation.resume() }
    }
  }

  private func wait<Value: Sendable>(
    _ kind: @Sendable (CheckedContinuation<Value, any Error>) -> Kind
  ) async throws -> Value {
    if Task.isCancelled { try await refuse() }
    let id = waits.withLock { waits in
      waits.last += 1
      return waits.last
    }
    let effect = RunningEffect.explored
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let wait = Wait(
          id: id, effect: effect, kind: kind(continuation),
          cancel: { continuation.resume(throwing: CancellationError()) })
        waits.withLock { $0.waiting.append(wait) }
        // A cancellation from another thread came before there was anything to cancel.
        if Task.isCancelled { cancel(id) }
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Tells a cancelled effect so, and the hundredth time has it wait for ever: it is in a loop.
  private func refuse() async throws {
    let isStubborn = waits.withLock { waits in
      guard let effect = RunningEffect.explored else { return false }
      waits.refusals[ObjectIdentifier(effect), default: 0] += 1
      guard waits.refusals[ObjectIdentifier(effect)] == 100 else { return false }
      waits.stubborn.append(effect)
      return true
    }
    if isStubborn { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    throw CancellationError()
  }

  private func cancel(_ id: Int) { waits.withLock { $0.take(id) }?.cancel() }

  /// Answers a call, or has it never return.
  func answer(_ id: Int, with answer: Answer) {
    let call = waits.withLock { waits in
      let call = waits.take(id)
      if answer.give == nil, let call { waits.lost.append(call) }
      return call
    }
    if call != nil { answer.give?() }
  }

  /// Ends a sleep; the clock then stands at its deadline.
  func endSleep(_ id: Int) {
    let sleep = waits.withLock { waits in
      let sleep = waits.take(id)
      if case .sleep(let deadline, _)? = sleep?.kind { waits.now = max(waits.now, deadline) }
      return sleep
    }
    if case .sleep(_, let end)? = sleep?.kind { end() }
  }

  func cancelAll() {
    let all = waits.withLock { waits in
      defer { (waits.waiting, waits.lost) = ([], []) }
      return waits.waiting + waits.lost
    }
    for wait in all { wait.cancel() }
  }
}

extension ExploredWaits.Answer {
  fileprivate init<Value: Sendable>(
    _ answer: ExploredAnswer<Value>, _ continuation: CheckedContinuation<Value, any Error>
  ) {
    switch answer {
    case .value(let value):
      words = { Value.self == Void.self ? "returns" : "returns \(shortText(of: value))" }
      give = { continuation.resume(returning: value) }
    case .error(let error):
      words = { "throws \(shortText(of: error))" }
      give = { continuation.resume(throwing: error) }
    case .never:
      words = { "never returns" }
      give = nil
    }
  }
}

/// A value in a line of a story.
func shortText(of value: Any) -> String {
  let text = String(describing: value).replacing("\n", with: " ")
  return text.count <= 60 ? text : text.prefix(59) + "…"
}

/// The clock of a run, whose sleeps end when the exploration chooses.
struct ExploredClock: Clock {
  typealias Instant = OffsetInstant<Duration>

  let waits: ExploredWaits

  var now: Instant { Instant(offset: waits.readTime()) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await waits.sleep(until: deadline.offset)
  }
}
