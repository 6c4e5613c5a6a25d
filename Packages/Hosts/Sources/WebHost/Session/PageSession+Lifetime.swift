@_spi(Hosts) import CoreArchitecture
@_spi(Hosts) import CoreViews
import Effects
import Synchronization

extension PageSession {
  /// How it is used.
  struct Usage: Sendable {
    var last = ContinuousClock.now
    /// Whether a page has listened or anything was done.
    var isUsed = false
    /// Whether the person was told that nothing is stored, which it then tries again.
    var isUnsaved = false
    var isLost = false
  }

  /// Notes that a person uses it now.
  func use() {
    usage.withLock { ($0.last, $0.isUsed) = (.now, true) }
    defaults.use(browser)
  }

  /// Whether its page may post one action more now, of so many in a second.
  func allows(_ perSecond: Int) -> Bool {
    var left = rateLimiter ?? RateLimiter(perSecond: perSecond)
    defer { rateLimiter = left }
    return left.take(at: .now)
  }

  /// Calls its browser by another name.
  nonisolated func rename(_ browser: String) { owner.text = browser }

  /// Tells the views whether the page is light or dark.
  func look(_ scheme: ColorScheme) async {
    guard scheme != self.scheme else { return }
    self.scheme = scheme
    speaking { _ = served?.views.perform(.colorScheme(scheme)) }
    await publish()
  }

  /// How much room the window has from side to side: little on telephones, and where columns say
  /// so.
  var sizeClass: UserInterfaceSizeClass {
    roomOfColumns ?? client.width.map(Self.sizeClass(ofWidth:)) ?? .regular
  }

  /// How much room a window has that is so many points wide.
  private static func sizeClass(ofWidth width: Double) -> UserInterfaceSizeClass {
    width < 600 ? .compact : .regular
  }

  /// Tells the views how wide the window is, where columns are as wide as that.
  func learnWidth(of node: Page.Node?, _ width: Double) {
    let columns = node?.children.first?.element.style.appearances.contains(.mark(.columns))
    let room = Self.sizeClass(ofWidth: width)
    guard columns == true, room != sizeClass else { return }
    roomOfColumns = room
    _ = served?.views.perform(.width(room))
  }

  /// Runs a closure in the person's languages, with the shared values of this session.
  func speaking<Result>(_ body: () throws -> Result) rethrows -> Result {
    try client.languages.asCurrent { try values.asCurrent(body) }
  }

  /// Whether a page shows it, or it is not stored yet.
  nonisolated var isNeeded: Bool { queue != nil || usage.withLock(\.isUnsaved) }

  /// Whether it is another process's by now, or was let go while its reducer did not return.
  nonisolated var isLost: Bool { usage.withLock(\.isLost) }

  /// Has it say and store nothing more; its page asks for it anew.
  nonisolated func lose() {
    usage.withLock { $0.isLost = true }
    queue?.close()
    queue = nil
  }

  /// Closes the connection of the page, which then looks for the session again.
  func leave() {
    queue?.close()
    uploads.removeAll()
    end()
  }

  /// Begins with the state that was set aside last, which then is the one that is kept; returns
  /// whether there is one that the program can use.
  func begin(withStateAsideOf kept: StoredSession, in writer: SessionWriter) async throws -> Bool {
    guard let state = try await writer.stateAside(kept.id) else { return false }
    var before = kept
    before.state = state
    do {
      try begin(with: before)
    } catch is SessionRefusal {
      return false
    }
    try await writer.takeBack(kept)
    return true
  }

  /// Begins from nothing where the state that was kept cannot be read, and says so.
  func beginAnew(insteadOf kept: StoredSession) throws {
    try begin(with: nil)
    resume(
      after: kept.applied,
      notice: speaking {
        hostText("The program has changed since you were here, so it begins anew.")
      })
  }

  /// Tells the person that what was there is over.
  func tellOfEnd() {
    notices.append(
      speaking {
        hostText("Who runs this program has ended what you had here, so it begins anew.")
      })
  }

  /// Whether it shows a place, or none is asked for.
  func shows(_ place: String?) -> Bool { place == nil || place == shownPlace }

  /// An element of the page, without its children.
  func element(_ number: UInt64) -> Element? { page.nodes[number]?.element }

  /// The state as it is, for a session that begins where this one is.
  func copy() throws -> [UInt8]? { try served?.archived?() }
}
