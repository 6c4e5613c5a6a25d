/// The state of a test clock: its time, and the tasks that sleep.
///
/// A pure state machine: the caller resumes the tasks.
struct TestClockQueue<Instant: InstantProtocol, Sleeper> {
  typealias ID = UInt64

  enum Registration {
    /// The deadline has passed already; a deadline equal to now waits for the next move.
    case due(Sleeper)
    /// The sleep was cancelled before it began.
    case cancelled(Sleeper)
    case waiting
  }

  private struct Entry {
    let id: ID
    let deadline: Instant
    let sleeper: Sleeper
  }

  private(set) var now: Instant
  /// Ordered by deadline, and by arrival among equal ones.
  private var entries: [Entry] = []
  private var lastID: ID = 0
  private var announced: Set<ID> = []
  private var cancelledEarly: Set<ID> = []

  init(now: Instant) { self.now = now }

  /// The number of sleeping tasks.
  var count: Int { entries.count }

  /// The earliest deadline of all sleeping tasks.
  var nextDeadline: Instant? { entries.first?.deadline }

  /// Returns an id for a sleep that is about to begin, so that it can be cancelled before.
  mutating func announce() -> ID {
    lastID += 1
    announced.insert(lastID)
    return lastID
  }

  /// Begins an announced sleep.
  mutating func register(_ id: ID, until deadline: Instant, _ sleeper: Sleeper) -> Registration {
    announced.remove(id)
    if cancelledEarly.remove(id) != nil { return .cancelled(sleeper) }
    guard deadline >= now else { return .due(sleeper) }
    let index = entries.firstIndex { $0.deadline > deadline } ?? entries.endIndex
    entries.insert(Entry(id: id, deadline: deadline, sleeper: sleeper), at: index)
    return .waiting
  }

  /// Removes a sleep and returns its continuation, if it has begun.
  mutating func cancel(_ id: ID) -> Sleeper? {
    if let index = entries.firstIndex(where: { $0.id == id }) {
      return entries.remove(at: index).sleeper
    }
    if announced.contains(id) { cancelledEarly.insert(id) }
    return nil
  }

  /// Moves the time to the next deadline and returns the continuation of that sleep.
  ///
  /// If the next deadline is after `limit`, moves the time to `limit` and returns nil.
  mutating func advance(upTo limit: Instant) -> Sleeper? {
    guard let entry = entries.first, entry.deadline <= limit else {
      now = max(now, limit)
      return nil
    }
    now = max(now, entry.deadline)
    return entries.removeFirst().sleeper
  }
}
