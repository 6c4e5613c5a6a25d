/// Which sessions a process holds, wants and lets go, where several processes share them.
///
/// It decides and does nothing: each event returns what is to be done, and what comes of that is
/// the next event. The database decides who holds a session; here it is decided who asks whom, so
/// that a session goes to where its page is, and nobody waits for what does not come.
struct Handover: Hashable {
  /// Another process, by the name under which it hears.
  typealias Peer = String

  /// What is to be done.
  enum Step: Hashable {
    /// Take the session from the database: `took`, `refused`, `missed` or `failed` follows, and
    /// after `took`, when its views are made or cannot be, `woke` or `unused`.
    case take(String)
    /// Ask who holds it, or all where nobody is known to, and call `waited` after a while.
    case ask(String)
    /// Store it, end its views and close its page: `left` or `stays` follows.
    case leave(String)
    /// Give it back to the database: `released` follows.
    case release(String)
    /// Tell a process that it can take the session now.
    case tellFree(String, Peer)
    /// Store it and tell a process that it can be copied: nothing follows.
    case offerCopy(String, Peer)
    /// Tell those who wait for it here.
    case answer(String, Outcome)
    /// Forget it, as it is another's: nothing follows.
    case drop(String)
  }

  /// What those are told who wait for a session.
  enum Outcome: Hashable {
    /// It is held here.
    case held
    /// There is none.
    case none
    /// Another page shows it, so a copy is to begin where it is.
    case copy
    /// Another process holds it and does not let go, or the database does not answer.
    case refused
  }

  enum Phase: Hashable {
    /// The database was asked, who may be asked for it meanwhile; so often before.
    case taking(tries: Int, for: Set<Peer>)
    /// It was taken, and its views are being made.
    case waking(for: Set<Peer>)
    /// Who holds it was asked; whether nothing is known of it.
    case asking(tries: Int, isUnknown: Bool)
    case held
    /// It is stored and ended, for others; whether it is wanted here again.
    case leaving(for: Set<Peer>, isWanted: Bool)
    /// It is given back.
    case releasing(for: Set<Peer>, isWanted: Bool)
  }

  var phases: [String: Phase] = [:]
  /// How often one who waits for another process asks, and for what nobody knows.
  let (patience, patienceForUnknown): (Int, Int)

  init(patience: Int = 30, patienceForUnknown: Int = 1) {
    (self.patience, self.patienceForUnknown) = (patience, patienceForUnknown)
  }

  /// Whether a session is held here, and not about to go.
  func holds(_ id: String) -> Bool { phases[id] == .held }

  /// The sessions that are held here, also those about to go.
  var held: [String] {
    phases.compactMap { id, phase in
      switch phase {
      case .held, .leaving, .waking: id
      case .taking, .asking, .releasing: nil
      }
    }
  }
}

// MARK: What happens here

extension Handover {
  /// Somebody here wants a session; `answer` follows at some time.
  mutating func want(_ id: String) -> [Step] {
    switch phases[id] {
    case nil:
      phases[id] = .taking(tries: 0, for: [])
      return [.take(id)]
    case .taking, .asking: return []
    case .held, .waking: return [.answer(id, .held)]
    case .leaving(let peers, _):
      phases[id] = .leaving(for: peers, isWanted: true)
      return []
    case .releasing(let peers, _):
      phases[id] = .releasing(for: peers, isWanted: true)
      return []
    }
  }

  /// A new session begins here, of which nobody knows yet.
  mutating func begin(_ id: String) -> [Step] {
    defer { phases[id] = .held }
    switch phases[id] {
    case .taking, .asking: return [.answer(id, .held)]
    case nil, .waking, .held, .leaving, .releasing: return []
    }
  }

  /// The views of a session that was taken are made.
  mutating func woke(_ id: String) -> [Step] {
    guard case .waking(let peers) = phases[id] else { return [] }
    phases[id] = peers.isEmpty ? .held : .leaving(for: peers, isWanted: false)
    // Those who wait have seen it, and come back for it where it goes.
    return peers.isEmpty ? [] : [.leave(id)]
  }

  /// A session that was taken is not used after all.
  mutating func unused(_ id: String) -> [Step] {
    guard case .waking(let peers) = phases[id] else { return [] }
    phases[id] = .releasing(for: peers, isWanted: false)
    return [.release(id)]
  }

  /// A session is over here, whatever was known of it.
  mutating func forget(_ id: String) { phases[id] = nil }

  /// A session has left the memory, with all that it had to say stored.
  mutating func sleep(_ id: String) -> [Step] {
    guard phases[id] == .held else { return [] }
    phases[id] = .releasing(for: [], isWanted: false)
    return [.release(id)]
  }

  /// Some time has passed since a process was asked for a session.
  mutating func waited(_ id: String) -> [Step] {
    guard case .asking(let tries, let isUnknown) = phases[id] else { return [] }
    guard tries < (isUnknown ? patienceForUnknown : patience) else {
      phases[id] = nil
      return [.answer(id, isUnknown ? .none : .refused)]
    }
    // Who holds it may have ended.
    phases[id] = .taking(tries: tries, for: [])
    return [.take(id)]
  }

  /// A session that was to go is stored and ended.
  mutating func left(_ id: String) -> [Step] {
    guard case .leaving(let peers, let isWanted) = phases[id] else { return [] }
    phases[id] = .releasing(for: peers, isWanted: isWanted)
    return [.release(id)]
  }

  /// A session that was to go cannot be stored, and stays; who wants it will ask again.
  mutating func stays(_ id: String) -> [Step] {
    guard case .leaving(_, let isWanted) = phases[id] else { return [] }
    phases[id] = .held
    return isWanted ? [.answer(id, .held)] : []
  }

  /// A session turned out to be another's.
  mutating func lost(_ id: String) -> [Step] {
    switch phases[id] {
    case .held, .waking:
      phases[id] = nil
      return [.drop(id)]
    case .leaving(let peers, let isWanted):
      phases[id] = isWanted ? .taking(tries: 0, for: []) : nil
      let told = peers.sorted().map { Step.tellFree(id, $0) }
      return [.drop(id)] + told + (isWanted ? [.take(id)] : [])
    case nil, .taking, .asking, .releasing: return []
    }
  }
}
