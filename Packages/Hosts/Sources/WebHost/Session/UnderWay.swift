@_spi(Hosts) import CoreArchitecture
import Effects
import Foundation
import Synchronization

/// What sessions carry out at this moment, in a file that outlives the process however it ends.
///
/// Swift cannot catch a trap. So the number of an action is noted before its reducers and views
/// run, and crossed out after. The file is mapped into memory: nothing waits for the disk, and what
/// is not crossed out when the process ends stays written. An action that was so at two ends of
/// processes is not carried out a third time; see ``SessionRegistry``.
final class UnderWay: Sendable {
  /// Work of one session that a thread has taken up.
  struct Work: Sendable {
    /// Tells it from all other work of this process.
    var id: UInt64
    var fault: SessionFault
    var since: ContinuousClock.Instant
    var thread: pthread_t
    /// Knows what it carries out.
    var trace: ActionTrace
  }

  /// What was under way when a process ended, and the action where that is known.
  struct Left: Hashable, Sendable {
    var fault: SessionFault
    var name: ActionName?
  }

  private static let (width, capacity) = (256, 512)

  private struct Slots {
    /// The mapped bytes, a line for each slot; they are there as long as the process.
    let bytes: UnsafeMutableRawBufferPointer
    var work: [Work?] = Array(repeating: nil, count: UnderWay.capacity)
    var free = Array((0..<UnderWay.capacity).reversed())
    var count: UInt64 = 0

    func write(_ text: String, to slot: Int) {
      var text = text
      let line = UnsafeMutableRawBufferPointer(
        rebasing: bytes[slot * UnderWay.width..<(slot + 1) * UnderWay.width])
      line.initializeMemory(as: UInt8.self, repeating: 0x20)
      text.withUTF8 { line.copyBytes(from: $0.prefix(UnderWay.width - 1)) }
      line[UnderWay.width - 1] = 0x0A
    }
  }

  private let slots: Mutex<Slots>
  /// What was under way when a process ended runs by itself, so that the next end tells which it
  /// was.
  private let suspects = NSRecursiveLock()

  /// Notes what this process does in a folder.
  ///
  /// Throws if that cannot be written. Without a folder, it is known to this process alone.
  init(in folder: URL? = nil) throws {
    let size = Self.width * Self.capacity
    var (file, flags) = (Int32(-1), MAP_PRIVATE | MAP_ANONYMOUS)
    if let folder {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let path = folder.appending(path: SessionOwner.current.name).path(percentEncoded: false)
      file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      guard file >= 0, ftruncate(file, off_t(size)) == 0 else {
        throw CocoaError(.fileWriteUnknown)
      }
      flags = MAP_SHARED
    }
    defer { if file >= 0 { close(file) } }
    guard let start = mmap(nil, size, PROT_READ | PROT_WRITE, flags, file, 0), start != MAP_FAILED
    else { throw CocoaError(.fileWriteUnknown) }
    slots = Mutex(Slots(bytes: UnsafeMutableRawBufferPointer(start: start, count: size)))
  }

  /// Runs work of a session that does not wait; a suspect when no other suspect runs, or when one
  /// does not return.
  ///
  /// Where only its reducers may be at fault, nothing is written while none run.
  func carryOut<Result>(
    _ fault: SessionFault, isSuspect: Bool, onlyReducers: Bool = false,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let isAlone = isSuspect && suspects.lock(before: .now + 2)
    defer { if isAlone { suspects.unlock() } }
    guard let slot = slots.withLock({ $0.free.popLast() }) else { return try body() }
    let line = "\(fault.session) \(fault.number)"
    let note: @Sendable (ActionTrace) -> Void = { [self] trace in
      // To name each action costs more than to note it, so it is done where it may end the process.
      let name = isSuspect ? trace.current.map { " \(words(of: $0))" } ?? "" : ""
      write(onlyReducers && !trace.isRunning ? "" : line + name, to: slot)
    }
    let trace = ActionTrace(telling: isSuspect || onlyReducers ? note : nil)
    slots.withLock { slots in
      slots.count += 1
      slots.work[slot] = Work(
        id: slots.count, fault: fault, since: .now, thread: pthread_self(), trace: trace)
      if !onlyReducers { slots.write(line, to: slot) }
    }
    defer {
      slots.withLock { slots in
        slots.work[slot] = nil
        slots.write("", to: slot)
        slots.free.append(slot)
      }
    }
    return try trace.follow(body)
  }

  private func write(_ line: String, to slot: Int) { slots.withLock { $0.write(line, to: slot) } }

  /// A name as two words.
  private func words(of name: ActionName) -> String {
    [name.feature, name.action].map { $0.filter { $0 != " " } }.joined(separator: " ")
  }

  /// The work that has been under way for so long, of each thread what it began last.
  func late(_ limit: Duration) -> [Work] {
    let begin = ContinuousClock.now - limit
    let all = slots.withLock { $0.work.compactMap(\.self) }
    let last = Dictionary(all.map { ($0.thread, $0) }) { $0.id > $1.id ? $0 : $1 }
    return last.values.filter { $0.since <= begin }
  }

  /// What processes had under way that are gone, each told once.
  static func left(in folder: URL) -> [Left] {
    let path = folder.path(percentEncoded: false)
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return (names ?? []).filter { !SessionOwner($0).isRunning }.flatMap { name in
      let file = folder.appending(path: name)
      // Of two that read it, only one can take it away.
      let taken = folder.appending(path: "\(SessionOwner.current.name).\(Token.make(bytes: 4))")
      guard rename(file.path(percentEncoded: false), taken.path(percentEncoded: false)) == 0
      else { return [Left]() }
      defer { try? FileManager.default.removeItem(at: taken) }
      let text = (try? String(contentsOf: taken, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ").map(String.init)
        guard words.count >= 2, let number = UInt64(words[1]) else { return nil }
        let name = words.count < 4 ? nil : ActionName(feature: words[2], action: words[3])
        return Left(fault: SessionFault(session: words[0], number: number), name: name)
      }
    }
  }
}
