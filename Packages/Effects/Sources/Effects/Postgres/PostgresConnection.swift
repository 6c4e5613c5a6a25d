import Foundation
import Glibc
import Synchronization

/// A connection to PostgreSQL, which is opened when something is first asked of it, and again after
/// it was lost.
///
/// libpq is used on one thread of its own, without blocking, and in pipeline mode: what is asked
/// meanwhile is sent at once, and answered in that order. Each job is a transaction of its own.
final class PostgresConnection: Sendable {
  /// What a connection is for, besides jobs.
  struct Duties: Sendable {
    /// Statements to run when it has been opened.
    var opening: [PostgresStatement] = []
    /// What to run again and again, and how often; nil if there is nothing to do.
    var repeating: (@Sendable () -> PostgresJob?)?
    var interval = Duration.seconds(1)
    /// Called with each message of the channels that the opening listens to, and with nil when it
    /// has been opened: messages may have been missed.
    var heard: (@Sendable (_ payload: String?) -> Void)?
  }

  private let mailbox = PostgresMailbox()

  /// Makes it; a job that has no answer within so many seconds fails, and the connection with it.
  init(to address: PostgresAddress, patience: Double = 5, duties: Duties = Duties()) throws {
    guard let library = LibPQ.shared else { throw MissingLibrary() }
    let mailbox = mailbox
    let thread = Thread {
      PostgresWorker(
        library: library, address: address, patience: .seconds(patience), duties: duties,
        mailbox: mailbox
      ).run()
    }
    thread.name = "postgres"
    thread.start()
    if duties.heard != nil { mailbox.ring() }
  }

  deinit { mailbox.close() }

  /// Runs statements in one transaction, and returns the rows of each.
  ///
  /// Throws a ``PostgresError``. One without a code means that nobody knows whether they have run.
  func run(_ statements: [PostgresStatement]) async throws -> [[PostgresRow]] {
    try await withCheckedThrowingContinuation { continuation in
      mailbox.put(PostgresJob(statements) { continuation.resume(with: $0) })
    }
  }

  /// The same, for who cannot suspend; it keeps a thread waiting.
  func runBlocking(_ statements: [PostgresStatement]) throws -> [[PostgresRow]] {
    let answer = Mutex<Result<[[PostgresRow]], any Error>?>(nil)
    let done = DispatchSemaphore(value: 0)
    mailbox.put(
      PostgresJob(statements) { result in
        answer.withLock { $0 = result }
        done.signal()
      })
    done.wait()
    return try answer.withLock(\.self)?.get() ?? []
  }
}

/// Statements that are run in one transaction, and who is told what came of it.
struct PostgresJob: Sendable {
  var statements: [PostgresStatement]
  var answer: @Sendable (Result<[[PostgresRow]], any Error>) -> Void

  init(
    _ statements: [PostgresStatement],
    answer: @escaping @Sendable (Result<[[PostgresRow]], any Error>) -> Void = { _ in }
  ) {
    self.statements = statements
    self.answer = answer
  }
}

/// The way of jobs to the thread of a connection, which waits for its descriptor.
final class PostgresMailbox: Sendable {
  private struct State {
    var jobs: [PostgresJob] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  /// Readable while something was put in.
  let bell: Int32
  private let cord: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    guard socketpair(AF_UNIX, Int32(kind), 0, &ends) == 0 else {
      fatalError("A thread for PostgreSQL cannot be told of its work: too many files are open.")
    }
    (bell, cord) = (ends[0], ends[1])
  }

  deinit {
    Glibc.close(bell)
    Glibc.close(cord)
  }

  func put(_ job: PostgresJob) {
    state.withLock { $0.jobs.append(job) }
    ring()
  }

  func close() {
    state.withLock { $0.isClosed = true }
    ring()
  }

  /// Where many rings wait already, one more is not needed.
  func ring() { _ = write(cord, [1], 1) }

  /// All jobs that were put in, and whether no more will be.
  func take() -> (jobs: [PostgresJob], isClosed: Bool) {
    var rings = [UInt8](repeating: 0, count: 256)
    while read(bell, &rings, rings.count) > 0 {}
    return state.withLock { state in
      defer { state.jobs = [] }
      return (state.jobs, state.isClosed)
    }
  }
}
