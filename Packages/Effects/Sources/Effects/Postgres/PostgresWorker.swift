import Foundation
import Glibc

/// What the thread of a connection does; nothing of it is known to another one.
final class PostgresWorker {
  private struct Sent {
    var job: PostgresJob
    var deadline: ContinuousClock.Instant
    var rows: [[PostgresRow]] = []
    var failure: PostgresError?
  }

  private let library: LibPQ
  private let address: PostgresAddress
  private let patience: Duration
  private let duties: PostgresConnection.Duties
  private let mailbox: PostgresMailbox
  private var connection: LibPQ.Connection?
  private var sent: [Sent] = []
  /// When to do again what is to be done again and again, and when to open again what is to listen.
  private var next = ContinuousClock.now
  private var isClosed = false

  init(
    library: LibPQ, address: PostgresAddress, patience: Duration,
    duties: PostgresConnection.Duties, mailbox: PostgresMailbox
  ) {
    self.library = library
    self.address = address
    self.patience = patience
    self.duties = duties
    self.mailbox = mailbox
  }

  /// Works until the mailbox is closed and nothing waits.
  func run() {
    while true {
      wait()
      let (jobs, isClosed) = mailbox.take()
      self.isClosed = isClosed
      read()
      for job in jobs { send(job) }
      work()
      if isClosed, sent.isEmpty { break }
    }
    close()
  }

  /// Does what is to be done without being asked.
  private func work() {
    guard next <= .now, !isClosed else { return }
    next = .now + duties.interval
    if let job = duties.repeating?() {
      send(job)
    } else if connection == nil, duties.heard != nil {
      _ = opened()
    }
  }

  /// Waits for a job, for an answer, or for something to do.
  private func wait() {
    var files = [pollfd(fd: mailbox.bell, events: Int16(POLLIN), revents: 0)]
    if let connection {
      let isFull = library.flush(connection) == 1
      let events = POLLIN | (isFull ? POLLOUT : 0)
      files.append(pollfd(fd: library.socket(connection), events: Int16(events), revents: 0))
    }
    let hasDuties = duties.repeating != nil || duties.heard != nil
    let times = [sent.first?.deadline, hasDuties && !isClosed ? next : nil].compactMap(\.self)
    let left = times.min().map { max(.zero, $0 - .now) / .milliseconds(1) }
    _ = poll(&files, nfds_t(files.count), left.map { Int32($0.rounded(.up)) } ?? -1)
  }

  /// Reads answers and messages.
  private func read() {
    guard let connection else { return }
    guard library.consumeInput(connection) == 1, library.status(connection) == 0 else {
      return lose(flaw(of: connection))
    }
    while !sent.isEmpty, library.isBusy(connection) == 0 {
      // Nothing stands between the rows of two statements.
      guard let result = library.result(connection) else { continue }
      defer { library.clear(result) }
      take(result)
    }
    while let message = library.notification(connection) {
      let content = message.assumingMemoryBound(to: LibPQ.Notification.self)
      let payload = String(cString: content.pointee.payload)
      library.free(message)
      duties.heard?(payload)
    }
    if let first = sent.first, first.deadline <= .now {
      lose(PostgresError("no answer within \(patience / .seconds(1)) s"))
    } else if sent.first?.failure?.isFatal == true {
      lose(flaw(of: connection))
    }
  }

  private func take(_ result: LibPQ.Result) {
    switch library.resultStatus(result) {
    case Self.synced:
      let done = sent.removeFirst()
      done.job.answer(done.failure.map { .failure($0) } ?? .success(done.rows))
    case Self.done, Self.hasRows: sent[0].rows.append(rows(of: result))
    case Self.isAborted: break
    default:
      let (code, message) = (field("C", of: result), field("M", of: result))
      sent[0].failure = sent[0].failure ?? PostgresError(code: code, message)
    }
  }

  // What `PQresultStatus` says.
  private static let (done, hasRows, synced, isAborted) = (Int32(1), Int32(2), Int32(10), Int32(11))

  private func rows(of result: LibPQ.Result) -> [PostgresRow] {
    let columns = library.columnCount(result)
    return (0..<library.rowCount(result)).map { row in
      PostgresRow(
        columns: (0..<columns).map { column in
          guard library.isNull(result, row, column) == 0,
            let start = library.value(result, row, column)
          else { return nil }
          let count = Int(library.length(result, row, column))
          return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
        })
    }
  }

  private func field(_ letter: Character, of result: LibPQ.Result) -> String {
    library.errorField(result, CInt(letter.asciiValue ?? 0)).map { String(cString: $0) } ?? ""
  }

  private func flaw(of connection: LibPQ.Connection) -> PostgresError {
    let text = library.errorMessage(connection).map { String(cString: $0) } ?? ""
    return PostgresError(text.isEmpty ? "the connection was lost" : text)
  }
}

// MARK: Sending

extension PostgresWorker {
  private func send(_ job: PostgresJob) {
    do {
      try send(job, on: try connection ?? opened().get())
    } catch let error {
      job.answer(.failure(error))
    }
  }

  private func send(
    _ job: PostgresJob, on connection: LibPQ.Connection
  ) throws(PostgresError) {
    for statement in job.statements {
      guard send(statement, on: connection) == 1 else {
        let flaw = flaw(of: connection)
        lose(flaw)
        throw flaw
      }
    }
    // A transaction ends here, and an error goes no further.
    _ = library.pipelineSync(connection)
    sent.append(Sent(job: job, deadline: .now + patience))
    _ = library.flush(connection)
  }

  private func send(_ statement: PostgresStatement, on connection: LibPQ.Connection) -> CInt {
    let values = statement.values.map(\.encoded)
    // An empty value needs an address, too, or it would be null.
    let starts = values.map { value in
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: value.count + 1)
      UnsafeMutableRawPointer(copy).copyMemory(from: value, byteCount: value.count)
      return copy
    }
    defer { for start in starts { start.deallocate() } }
    return library.send(
      connection, statement.text, CInt(values.count), statement.values.map(\.type),
      starts.map { UnsafePointer($0) }, values.map { CInt($0.count) },
      values.map { _ in 1 }, 1)
  }

  // MARK: Opening and closing

  /// Opens a connection, which takes as long as it takes: nobody else uses this thread.
  private func opened() -> Result<LibPQ.Connection, PostgresError> {
    let settings = [
      ("connect_timeout", "3"), ("application_name", "modular"), ("keepalives_idle", "10"),
      ("keepalives_interval", "3"), ("keepalives_count", "3"),
      ("target_session_attrs", "read-write"), ("client_encoding", "UTF8"),
      ("dbname", address.text),
    ]
    let names = settings.map { UnsafePointer(strdup($0.0)) } + [nil]
    let values = settings.map { UnsafePointer(strdup($0.1)) } + [nil]
    defer { for text in names + values { free(UnsafeMutablePointer(mutating: text)) } }
    guard let new = library.connect(names, values, 1) else {
      return .failure(PostgresError("no memory for a connection"))
    }
    guard library.status(new) == 0, library.setNonBlocking(new, 1) == 0,
      library.enterPipelineMode(new) == 1
    else {
      defer { library.finish(new) }
      return .failure(flaw(of: new))
    }
    connection = new
    do {
      let heard = duties.heard
      let first = PostgresJob(duties.opening) { if case .success = $0 { heard?(nil) } }
      if !duties.opening.isEmpty { try send(first, on: new) }
    } catch {
      return .failure(error)
    }
    return .success(new)
  }

  /// Lets go of the connection, and has all fail that wait for it.
  private func lose(_ flaw: PostgresError) {
    let waiting = sent
    sent = []
    close()
    next = .now + duties.interval
    for one in waiting { one.job.answer(.failure(one.failure ?? flaw)) }
  }

  private func close() {
    if let connection { library.finish(connection) }
    connection = nil
  }
}
