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
    let ticket = Token.make(bytes: 16)
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

  /// The renewal that a page asks for with a ticket.
  func renewal(ticket: some StringProtocol) -> Renewal? { all.values.first { $0.ticket == ticket } }

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
    for other in sessions.values where other.browser == former { other.rename(renewal.name) }
    defaults.rename(former, to: renewal.name)
    // Another page that shows the session may be who knew the name.
    if let shown = session.queue, shown.page != page { shown.close() }
    await session.ask(for: Paths.renew + renewal.ticket)
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

  /// The new name that a page asks for with its ticket.
  func name(forTicket ticket: some StringProtocol) -> String? {
    renewals.renewal(ticket: ticket)?.name
  }

  /// Has a page ask for its new name again that has come back without it.
  func remind(_ session: PageSession, of client: Client) async {
    guard let renewal = renewals[client.browser], renewal.name == session.browser else { return }
    await session.ask(for: Paths.renew + renewal.ticket)
  }

  /// Notes that a browser has come with its name; the first time with a new one, pages that still
  /// listen by the old one have to come back.
  func use(_ browser: String) async {
    guard let renewal = renewals.use(browser) else { return }
    for session in sessions.values
    where session.browser == browser && session.id != renewal.session {
      session.queue?.close()
    }
    await storeRenewals()
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
