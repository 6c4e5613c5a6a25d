/// What the database says.
extension Handover {
  /// A session was taken.
  mutating func took(_ id: String) -> [Step] {
    guard case .taking(_, let peers) = phases[id] else { return [] }
    phases[id] = .waking(for: peers)
    return [.answer(id, .held)]
  }

  /// Another process holds a session.
  mutating func refused(_ id: String) -> [Step] {
    guard case .taking(let tries, _) = phases[id] else { return [] }
    phases[id] = .asking(tries: tries + 1, isUnknown: false)
    return [.ask(id)]
  }

  /// Nothing is kept of a session, which may have begun elsewhere a moment ago.
  mutating func missed(_ id: String) -> [Step] {
    guard case .taking(let tries, _) = phases[id] else { return [] }
    guard tries < patienceForUnknown else {
      phases[id] = nil
      return [.answer(id, .none)]
    }
    phases[id] = .asking(tries: tries + 1, isUnknown: true)
    return [.ask(id)]
  }

  /// The database does not answer.
  mutating func failed(_ id: String) -> [Step] {
    guard case .taking = phases[id] else { return [] }
    phases[id] = nil
    return [.answer(id, .refused)]
  }

  /// A session was given back, or that cannot be said to the database: then its lease ends by
  /// itself.
  mutating func released(_ id: String) -> [Step] {
    guard case .releasing(let peers, let isWanted) = phases[id] else { return [] }
    phases[id] = isWanted ? .taking(tries: 0, for: []) : nil
    return peers.sorted().map { .tellFree(id, $0) } + (isWanted ? [.take(id)] : [])
  }
}

/// What other processes say.
extension Handover {
  /// A process wants a session for a page; whether it knows that this one holds it, and whether
  /// another page shows it here, so that it gets a copy.
  mutating func asked(
    _ id: String, by peer: Peer, isToAll: Bool = false, isShown: Bool = false
  ) -> [Step] {
    switch phases[id] {
    case nil:
      guard !isToAll else { return [] }
      // It has left the memory, and may still be ours.
      phases[id] = .releasing(for: [peer], isWanted: false)
      return [.release(id)]
    case .taking(let tries, let peers):
      phases[id] = .taking(tries: tries, for: peers.union([peer]))
      return []
    case .waking(let peers):
      phases[id] = .waking(for: peers.union([peer]))
      return []
    case .asking: return []
    case .held:
      if isShown { return [.offerCopy(id, peer)] }
      phases[id] = .leaving(for: [peer], isWanted: false)
      return [.leave(id)]
    case .leaving(let peers, let isWanted):
      phases[id] = .leaving(for: peers.union([peer]), isWanted: isWanted)
      return []
    case .releasing(let peers, let isWanted):
      phases[id] = .releasing(for: peers.union([peer]), isWanted: isWanted)
      return []
    }
  }

  /// A process has let a session go.
  mutating func freed(_ id: String) -> [Step] {
    guard case .asking(let tries, _) = phases[id] else { return [] }
    phases[id] = .taking(tries: tries, for: [])
    return [.take(id)]
  }

  /// A process has stored a session of which a copy is to be made.
  mutating func offered(_ id: String) -> [Step] {
    guard case .asking = phases[id] else { return [] }
    phases[id] = nil
    return [.answer(id, .copy)]
  }
}
