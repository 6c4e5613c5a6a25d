import Foundation
import Synchronization

/// The letters between processes, which PostgreSQL carries, and what says that a process runs.
///
/// `NOTIFY` has all that write to the server wait for each other while its transaction ends. So
/// letters go by a connection of their own, in a transaction that does nothing else and does not
/// wait for the disk, those of ten milliseconds at once; and they hold names alone.
final class PostgresPost: Sendable {
  private struct Letter {
    var session: String
    /// Who gets it; empty for whoever holds the session.
    var address: String
    var words: String
  }

  private struct State {
    var letters: [Letter] = []
    var isSending = false
  }

  /// The name under which this process hears.
  let name: String
  let heard: AsyncStream<SessionSignals.Signal>
  private let connection: PostgresConnection
  private let owners: PostgresOwners
  private let state = Mutex(State())
  private let pulse: PostgresPulse

  init(to place: PostgresAddress, owners: PostgresOwners, lease: Double) throws {
    name = (0..<8).map { _ in String(UInt8.random(in: 16...255), radix: 16) }.joined()
    let (heard, hear) = AsyncStream.makeStream(of: SessionSignals.Signal.self)
    self.heard = heard
    self.owners = owners
    let pulse = PostgresPulse(lease: lease)
    self.pulse = pulse
    connection = try PostgresConnection(
      to: place, duties: Self.duties(owners, pulse, name: name, hear: hear))
  }

  private static func duties(
    _ owners: PostgresOwners, _ pulse: PostgresPulse, name: String,
    hear: AsyncStream<SessionSignals.Signal>.Continuation
  ) -> PostgresConnection.Duties {
    var duties = PostgresConnection.Duties()
    duties.opening = [
      "SET synchronous_commit = off", "LISTEN web_all", "LISTEN web_\(name)",
    ].map { PostgresStatement($0) }
    duties.interval = .seconds(min(1, max(0.25, pulse.lease / 4)))
    duties.repeating = {
      let all = owners.all
      guard !all.isEmpty else { return nil }
      let running = PostgresStatement(
        "SELECT FROM web_process WHERE name = ANY ($1) AND until > clock_timestamp()", .texts(all))
      let begin = ContinuousClock.now
      return PostgresJob([running, renewal(of: all, lease: pulse.lease, name: name)]) { result in
        guard case .success(let rows) = result else { return }
        pulse.beat(at: begin, isLate: rows[0].count < all.count)
        if rows[0].count < all.count { hear.yield(.late) }
      }
    }
    duties.heard = { text in
      guard let text else { return _ = hear.yield(.renewed(browser: nil)) }
      if let signal = signal(in: text) { hear.yield(signal) }
    }
    return duties
  }

  /// Says that owners run, who hear under a name.
  static func renewal(of owners: [String], lease: Double, name: String) -> PostgresStatement {
    PostgresStatement(
      """
      INSERT INTO web_process (name, channel, until)
      SELECT name, $3, clock_timestamp() + make_interval(secs => $2)
      FROM unnest($1::text[]) AS name
      ON CONFLICT (name) DO UPDATE SET until = excluded.until, channel = excluded.channel
      """, .texts(owners), .real(lease), .text(name))
  }

  /// Says that an owner runs no more; what says that it does may be on its way, and so is before.
  func leave(_ owner: String) async throws {
    _ = try await connection.run([
      PostgresStatement("DELETE FROM web_process WHERE name = $1", .text(owner))
    ])
  }
}

// MARK: Letters

extension PostgresPost {
  var signals: SessionSignals {
    SessionSignals(
      heard: heard, isSure: { self.pulse.isSure }, checked: { self.pulse.check() },
      ask: { id, page in
        self.send(Letter(session: id, address: "", words: "\(id) \(self.name) \(page)"))
      },
      tellFree: { id, peer in self.send(Letter(session: id, address: peer, words: "free \(id)")) },
      tellCopied: { id, peer in self.send(Letter(session: id, address: peer, words: "copied \(id)"))
      })
  }

  /// Tells all that a browser has another name than this one.
  func tellRenewed(_ browser: String) {
    send(Letter(session: "", address: "all", words: "renewed \(browser)"))
  }

  /// What a letter says; nil if it is none of ours.
  private static func signal(in text: String) -> SessionSignals.Signal? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    switch (words.first, words.count) {
    case ("free", 2): return .free(id: words[1])
    case ("copied", 2): return .copied(id: words[1])
    case ("renewed", 2): return .renewed(browser: words[1])
    case ("held", 4), ("all", 4):
      return .wanted(id: words[1], by: words[2], page: words[3], isToAll: words[0] == "all")
    default: return nil
    }
  }

  private func send(_ letter: Letter) {
    let isFirst = state.withLock { state in
      state.letters.append(letter)
      defer { state.isSending = true }
      return !state.isSending
    }
    if isFirst { Task { await sendAll() } }
  }

  /// Sends what waits, and looks again after ten milliseconds.
  private func sendAll() async {
    while true {
      let letters = state.withLock { state in
        defer { state.letters = [] }
        state.isSending = !state.letters.isEmpty
        return state.letters
      }
      guard !letters.isEmpty else { return }
      // One that is lost is not sent again: who waits for an answer asks again.
      _ = try? await connection.run([Self.statement(for: letters)])
      try? await Task.sleep(for: .milliseconds(10))
    }
  }

  /// A letter to a holder goes to all where nobody is known to hold the session.
  private static func statement(for letters: [Letter]) -> PostgresStatement {
    PostgresStatement(
      """
      SELECT pg_notify(
        'web_' || coalesce(nullif(l.address, ''), p.channel, 'all'),
        CASE WHEN l.address <> '' THEN '' WHEN p.channel IS NULL THEN 'all ' ELSE 'held ' END
          || l.text)
      FROM unnest($1::text[], $2::text[], $3::text[]) AS l (session, address, text)
      LEFT JOIN web_session s ON l.address = '' AND s.id = l.session AND NOT s.over
      LEFT JOIN web_process p ON p.name = s.owner
      """, .texts(letters.map(\.session)), .texts(letters.map(\.address)),
      .texts(letters.map(\.words)))
  }
}

/// When a process has last said that it runs.
final class PostgresPulse: Sendable {
  /// For how many seconds the database believes it.
  let lease: Double
  private let state = Mutex<(last: ContinuousClock.Instant?, isDoubted: Bool)>((nil, false))

  init(lease: Double) { self.lease = lease }

  /// Whether the database believes it still; the clock goes on while the process is stopped.
  var isSure: Bool {
    state.withLock { state in
      !state.isDoubted && state.last.map { $0 + .seconds(lease) > .now } ?? false
    }
  }

  /// Notes that the database has heard what was said at a time, and whether it had not believed it
  /// any more.
  func beat(at time: ContinuousClock.Instant, isLate: Bool) {
    state.withLock { $0 = (time, $0.isDoubted || isLate) }
  }

  /// Notes that it is known what was lost meanwhile.
  func check() { state.withLock { $0.isDoubted = false } }
}

/// The owners for which a client has taken or saved something, and not given it back.
final class PostgresOwners: Sendable {
  private let names = Mutex<Set<String>>([])

  var all: [String] { names.withLock { $0.sorted() } }

  /// Adds one; returns whether it was not there.
  func add(_ name: String) -> Bool { names.withLock { $0.insert(name).inserted } }

  func remove(_ name: String) { names.withLock { _ = $0.remove(name) } }
}
