import Logging

/// Sessions whose browser gets another name, as somebody has logged in.
extension SessionRegistry {
  /// Gives the browser of a session another name, which the page is told that has asked for it.
  func renew(_ id: String, for page: String?) async {
    guard let session = sessions[id] else { return }
    let former = session.browser
    let page = page ?? session.outlet?.page
    guard let renewal = renewals.begin(former, in: id, page: page) else { return }
    for other in sessions.values where other.browser == former { other.rename(renewal.name) }
    defaults.rename(former, to: renewal.name)
    // Another page that shows the session may be who knew the name.
    if let shown = session.outlet, shown.page != page { shown.close() }
    await session.ask(for: Paths.renew + renewal.ticket)
  }

  /// The name that counts of a visitor: the one that he brings, or the new one for the page that has
  /// asked for it.
  ///
  /// Throws if the new one is another's, or not at the visitor's yet.
  func name(of visitor: Visitor) async throws(SessionFailure) -> String {
    await use(visitor.browser)
    guard let renewal = renewals[visitor.browser] else { return visitor.browser }
    guard let page = visitor.page, page == renewal.page else { throw .renewed }
    return renewal.name
  }

  /// The new name for the page of a visitor that has asked for it; nil if there is none.
  func newName(of visitor: Visitor) -> String? {
    guard let page = visitor.page, let renewal = renewals[visitor.browser],
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
  func remind(_ session: PageSession, of visitor: Visitor) async {
    guard let renewal = renewals[visitor.browser], renewal.name == session.browser else { return }
    await session.ask(for: Paths.renew + renewal.ticket)
  }

  /// Notes that a browser has come with its name; the first time with a new one, pages that still
  /// listen by the old one have to come back.
  func use(_ browser: String) async {
    guard let renewal = renewals.use(browser) else { return }
    for session in sessions.values
    where session.browser == browser && session.id != renewal.session {
      session.outlet?.close()
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
