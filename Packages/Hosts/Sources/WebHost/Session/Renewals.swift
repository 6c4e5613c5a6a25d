import Effects
import Logging

/// The new names of browsers in which somebody has logged in, until they are used.
///
/// Whoever knew the name before may have planted it. So the new one is told to the page alone that
/// has asked for it, and the old one opens nothing any more.
struct Renewals {
  struct Renewal {
    /// The browser's new name.
    let name: String
    /// What that page can be told from others by.
    let page: String?
    /// What a page asks for its cookie with.
    var ticket = Token.make(bytes: 16)
    let session: String
    let begun: ContinuousClock.Instant
    /// Whether the browser has come with its new name.
    var isUsed = false
    /// Whether what is kept has the new name.
    var isStored = false
  }

  /// By the name before.
  private var all: [String: Renewal] = [:]

  /// How long the old name is known of a browser that has its new one, and of one that has not: its
  /// other pages may have asked for something before.
  static let (patience, longPatience) = (Duration.seconds(60), Duration.seconds(600))

  /// What has become of a browser's name; nil if it is as it was.
  subscript(browser: String) -> Renewal? { all[browser] }

  /// What a name has become by now.
  func name(of browser: String) -> String { all[browser]?.name ?? browser }

  /// The old name and the new one that a page asks for with a ticket.
  func names(ticket: some StringProtocol) -> (former: String, name: String)? {
    all.first { $1.ticket == ticket }.map { ($0, $1.name) }
  }

  /// Gives a browser a new name for the page of a session; nil if its name is too new to be known
  /// to anybody else.
  mutating func begin(
    _ browser: String, in session: String, page: String?, at now: ContinuousClock.Instant = .now
  ) -> Renewal? {
    guard !all.values.contains(where: { $0.name == browser && !$0.isUsed }) else { return nil }
    let renewal = Renewal(
      name: Token.make(bytes: 16), page: page, session: session, begun: now)
    all[browser] = renewal
    return renewal
  }

  /// Takes what another process has done; returns what it did not know of it.
  mutating func learn(
    _ stored: StoredRenewal, at now: ContinuousClock.Instant = .now
  ) -> (isNew: Bool, isNewlyUsed: Bool) {
    let known = all[stored.browser]
    var renewal =
      known
      ?? Renewal(
        name: stored.name, page: stored.page, ticket: stored.ticket, session: stored.session,
        begun: now)
    defer { all[stored.browser] = renewal }
    renewal.isUsed = renewal.isUsed || stored.isUsed
    return (known == nil, renewal.isUsed && known?.isUsed != true)
  }

  /// What is kept of the new name of a browser that is called so now; nil if there is none.
  func stored(naming name: String) -> StoredRenewal? {
    all.first { $0.value.name == name }.map { browser, renewal in
      StoredRenewal(
        browser: browser, name: name, page: renewal.page, ticket: renewal.ticket,
        session: renewal.session, isUsed: renewal.isUsed)
    }
  }

  /// Forgets a new name that could not be told to the others.
  mutating func forget(_ browser: String) { all[browser] = nil }

  /// Notes that a browser has come with a name; returns the renewal that gave it, the first time.
  mutating func use(_ name: String) -> Renewal? {
    guard let former = all.first(where: { $0.value.name == name && !$0.value.isUsed })?.key else {
      return nil
    }
    all[former]?.isUsed = true
    return all[former]
  }

  /// The names that are not stored, with the new ones, of those that are used or have waited so
  /// long.
  func unstored(since limit: ContinuousClock.Instant) -> [(browser: String, name: String)] {
    all.filter { !$1.isStored && ($1.isUsed || $1.begun <= limit) }.map { ($0, $1.name) }
  }

  mutating func store(_ browser: String) { all[browser]?.isStored = true }

  /// Forgets what is stored and has been known for long enough.
  mutating func prune(at now: ContinuousClock.Instant = .now) {
    all = all.filter {
      !$1.isStored || $1.begun + ($1.isUsed ? Self.patience : Self.longPatience) > now
    }
  }
}

/// Sessions whose browser gets another name, as somebody has logged in.
extension SessionRegistry {
  /// Gives the browser of a session another name, which the page is told that has asked for it.
  func renew(_ id: String, for page: String?) async {
    guard let session = sessions[id] else { return }
    let former = session.browser
    let page = page ?? session.queue?.page
    guard let renewal = renewals.begin(former, in: id, page: page) else { return }
    take(renewal, of: former)
    guard await share(naming: renewal.name) else {
      // A name that other processes do not know would lose the person's sessions.
      for other in sessions.values where other.browser == renewal.name { other.rename(former) }
      defaults.rename(renewal.name, to: former)
      return renewals.forget(former)
    }
    // Another page that shows the session may be who knew the name.
    if let shown = session.queue, shown.page != page { shown.close() }
    await session.ask(for: Paths.renew + renewal.ticket)
  }

  /// Calls a browser by its new name here.
  private func take(_ renewal: Renewals.Renewal, of former: String) {
    if !isShared { writer?.expect(renewal.name, insteadOf: former) }
    for other in sessions.values where other.browser == former { other.rename(renewal.name) }
    defaults.rename(former, to: renewal.name)
  }

  /// Has the other processes know a new name; returns whether that was possible.
  private func share(naming name: String) async -> Bool {
    guard isShared, let renewal = renewals.stored(naming: name) else { return true }
    do {
      try await writer?.save(renewal)
      return true
    } catch {
      logger.error("A browser's new name is not stored", metadata: ["reason": "\(error)"])
      return false
    }
  }

  /// Takes what other processes know of a browser's names, or of those of all.
  func learn(_ browser: String?) async {
    for stored in (try? await writer?.renewals(of: browser)) ?? [] {
      let (isNew, isNewlyUsed) = renewals.learn(stored)
      if isNew, let renewal = renewals[stored.browser] { take(renewal, of: stored.browser) }
      if isNewlyUsed { await close(stored) }
    }
  }

  /// The name of a browser by now, also where another process has given it.
  func nameNow(of browser: String, expecting name: String) async -> String {
    let known = renewals.name(of: browser)
    guard known != name, isShared else { return known }
    await learn(browser)
    await use(name)
    return renewals.name(of: browser)
  }

  /// Has pages come back that listen by the name before.
  private func close(_ renewal: StoredRenewal) async {
    for session in sessions.values
    where session.browser == renewal.name && session.id != renewal.session {
      session.queue?.close()
    }
    await storeRenewals()
  }

  /// The name that counts of a client: the one that he brings, or the new one for the page that has
  /// asked for it.
  ///
  /// Throws if the new one is another's, or not at the client's yet.
  func name(of client: Client) async throws(SessionFailure) -> String {
    await use(client.browser)
    guard let renewal = renewals[client.browser] else { return client.browser }
    guard let page = client.page, page == renewal.page else { throw .renewed }
    return renewal.name
  }

  /// The new name for the page of a client that has asked for it; nil if there is none.
  func newName(of client: Client) -> String? {
    guard let page = client.page, let renewal = renewals[client.browser],
      renewal.page == page
    else { return nil }
    return renewal.name
  }

  /// Whether a browser has got another name, so that this one is of no more use.
  func isRenewed(_ browser: String) -> Bool { renewals[browser] != nil }

  /// The old name and the new one that a page asks for with its ticket.
  func names(forTicket ticket: some StringProtocol) -> (former: String, name: String)? {
    renewals.names(ticket: ticket)
  }

  /// Whether a stored session is a client's: by its name, or by the one before, whose new one the
  /// process did not live to store.
  func belongs(_ stored: StoredSession, to client: Client) async throws -> Bool {
    let name = await nameNow(of: stored.browser, expecting: client.browser)
    if name == client.browser { return true }
    guard name == stored.browser, name == client.former else { return false }
    try await writer?.rename(stored.browser, to: client.browser)
    return true
  }

  /// Has a page ask for its new name again that has come back without it.
  func remind(_ session: PageSession, of client: Client) async {
    guard let renewal = renewals[client.browser], renewal.name == session.browser else { return }
    await session.ask(for: Paths.renew + renewal.ticket)
  }

  /// Notes that a browser has come with its name; the first time with a new one, pages that still
  /// listen by the old one have to come back.
  func use(_ browser: String) async {
    guard renewals.use(browser) != nil, let renewal = renewals.stored(naming: browser) else {
      return
    }
    await close(renewal)
    _ = await share(naming: browser)
  }

  /// Writes new names that are in use to what is kept, or all.
  func storeRenewals(all: Bool = false) async {
    let limit = ContinuousClock.now - (all ? .zero : Renewals.longPatience)
    for (browser, name) in renewals.unstored(since: limit) {
      do {
        try await writer?.rename(browser, to: name)
        renewals.store(browser)
      } catch {
        logger.error("A browser's new name is not stored", metadata: ["reason": "\(error)"])
      }
    }
  }
}
