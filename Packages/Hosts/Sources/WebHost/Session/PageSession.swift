@_spi(Hosts) import CoreArchitecture
@_spi(Hosts) import CoreViews
import Effects
import Foundation
import Logging
import Synchronization

/// One person's session: the views and the store behind them, and the page that shows them.
///
/// A page that comes back is told what it has missed, or gets the whole page.
actor PageSession {
  nonisolated let id: String
  /// When it began or woke, in seconds since 1970.
  nonisolated let begun = Date.now.timeIntervalSince1970
  /// Whose it is, and where that one was when it began.
  nonisolated let client: Client
  /// What it was taken with; 0 for a new one.
  nonisolated let fence: UInt64
  nonisolated let owner: BrowserName
  /// The name of its browser, which changes when somebody logs in.
  nonisolated var browser: String { owner.text }
  /// Nil for views of the main actor.
  private nonisolated let executor: SessionExecutor?
  let views: ServedViews
  let writer: SessionWriter?
  let defaults: BrowserDefaults
  /// What the program's shared values are for this session.
  let values: SessionValues
  let logger: Logger
  private(set) var served: ServedSession?
  private(set) var page = Page(program: Program.name)
  /// A name for the graph that the page's ids are of.
  private(set) var epoch = ""
  /// The number of the last frame.
  private(set) var number: UInt64 = 0
  /// The number of the last frame that was sent; one that is being stored is not.
  private(set) var told: UInt64 = 0
  /// The number of the frame that shows the present graph; what a person did before it, on another
  /// one, is sent again with the ids of this one.
  var epochBegin: UInt64 = 0
  /// The last action that was carried out, and the last one that was also stored.
  var applied: UInt64 = 0
  var stored: UInt64 = 0
  private(set) var sent = SentFrames()
  /// What the page is told; known outside, as a session whose reducer does not return is let go.
  private nonisolated let shown = Mutex<OutboundQueue?>(nil)
  nonisolated var queue: OutboundQueue? {
    get { shown.withLock { $0 } }
    set { shown.withLock { $0 = newValue } }
  }
  var needsWhole = false
  /// Whether it is to be stored though nothing has changed.
  var isMissing = false
  /// Whether it is on its way to another process, and carries nothing out.
  var isLeaving = false
  /// How often each action was under way when a process ended; 0 stands for the making of views.
  let faults: [UInt64: Int]
  /// What some of them are called.
  let faultNames: [SessionFault: ActionName]
  let underWay: UnderWay?
  let metrics: Metrics
  var retry: Task<Void, Never>?
  /// The frame for which it was tried whether the session may leave the memory.
  var rehearsed: UInt64?
  private(set) var isChanged = false
  private(set) var isPublishing = false
  private var publishers: [CheckedContinuation<Void, Never>] = []
  /// What the page is to ask the server for.
  var asked: [String] = []
  /// What a person is told, and without script is with the next page.
  var (notices, untold): ([String], [String]) = ([], [])
  /// The place that the page's address bar shows.
  var shownPlace: String?
  /// How wide the page probably is, in points: as wide as the widest choice of the first that fits.
  var width: Double?
  /// How much room the window has by what columns have told.
  var roomOfColumns: UserInterfaceSizeClass?
  /// Whether the page is light or dark; nil if the browser has not told yet.
  var scheme: ColorScheme?
  /// What the person has sent.
  let uploads = UploadFolder()
  /// Known outside without waiting, as its reducer may never return.
  nonisolated let usage = Mutex(Usage())
  /// What a page may post; one with a socket is measured there.
  var rateLimiter: RateLimiter?

  init(
    id: String, client: Client, fence: UInt64 = 0, views: ServedViews, writer: SessionWriter?,
    defaults: BrowserDefaults = BrowserDefaults(),
    logger: Logger = Logger(label: "web"),
    underWay: UnderWay? = nil, faults: [UInt64: Int] = [:],
    faultNames: [SessionFault: ActionName] = [:], metrics: Metrics = Metrics(),
    renew: @escaping @Sendable (_ page: String?) async -> Void = { _ in }
  ) {
    self.id = id
    self.underWay = underWay
    self.faults = faults
    self.faultNames = faultNames
    self.metrics = metrics
    self.client = client
    self.fence = fence
    width = client.width
    scheme = client.scheme
    self.views = views
    let effects = EffectNotes(session: id, underWay: underWay, faults: faults)
    executor =
      views.isOnMainActor
      ? nil : SessionExecutor(languages: client.languages) { effects.carryOut($0) }
    self.writer = views.isKept ? writer : nil
    self.defaults = defaults
    let owner = BrowserName(client.browser)
    self.owner = owner
    values = SessionValues {
      defaults.defaults(of: owner.text)
    } with: {
      $0.browser = BrowserClient { await renew(ActingPage.current) }
    }
    self.logger = logger
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor?.asUnownedSerialExecutor() ?? MainActor.sharedUnownedExecutor
  }

  /// Makes the views; throws a `SessionRefusal`, and keeps those there are, if that is not
  /// possible.
  func begin(with kept: StoredSession?, at place: String? = nil) throws {
    try noted(0) { try makeViews(with: kept, at: place) }
  }

  private func makeViews(with kept: StoredSession?, at place: String?) throws {
    let start = SessionStart(archived: kept?.state, place: place)
    let new = try FilePlace.$current.withValue(.elsewhere) {
      try views.session(on: self, start: start)
    }
    if let kept { (applied, stored) = (kept.applied, kept.applied) }
    end()
    served = new
    epoch = Token.make(bytes: 6)
    page = Page(program: Program.name)
    arrange(new.views, on: page)
    shownPlace = self.place
    new.views.onUpdate = { [weak self] in self?.assumeIsolated { $0.changed() } }
  }

  /// Brings new views into the form that they have on this person's page.
  func arrange(_ views: any ViewSession, on page: Page) {
    if let scheme { _ = views.perform(.colorScheme(scheme)) }
    _ = views.perform(.width(sizeClass))
    views.update()
    _ = follow(views, on: page)
  }

  /// Unmounts the views.
  func end() {
    served?.views.onUpdate = nil
    served?.views.close()
    served?.end()
    served = nil
  }

  /// Whether its state outlives the process.
  nonisolated var isKept: Bool { writer != nil }

  /// Goes on counting actions from one, and has something to say to the person.
  func resume(after number: UInt64, notice: String) {
    (applied, stored) = (number, number)
    notices.append(notice)
  }

  // MARK: Frames

  private func changed() {
    guard !isChanged else { return }
    isChanged = true
    Task { await publish() }
  }

  /// Stores the state, then sends what has changed; returns when that has happened.
  func publish() async {
    if isPublishing {
      isChanged = true
      return await withCheckedContinuation { publisher in
        // What is under way may have come to its end before this runs.
        if isPublishing { publishers.append(publisher) } else { publisher.resume() }
      }
    }
    isPublishing = true
    repeat {
      isChanged = false
      let served = publishers
      publishers = []
      await publishOnce()
      for publisher in served { publisher.resume() }
    } while isChanged || !publishers.isEmpty
    isPublishing = false
  }

  private func publishOnce() async {
    guard let served else { return }
    defer { letGo(served.views) }
    let target = applied
    var operations = noted(target) { newOperations(of: served.views) }
    if needsWhole {
      needsWhole = false
      operations = [whole]
    }
    if let place, place != shownPlace {
      shownPlace = place
      operations.append(.place(place))
    }
    operations += notices.map { .notice($0) } + asked.map { .ask($0) }
    (notices, asked) = ([], [])
    guard !operations.isEmpty || target > stored || isMissing else { return }
    isMissing = false
    number += 1
    let count = number
    await store(served, upTo: target)
    guard !isLost else { return }
    let text = ServerFrame(number: count, applied: stored, operations: operations).text
    sent.append(text, number: count)
    told = count
    queue?.push(text)
  }

  /// What the browser has to do since the last call; where there are no steps for it, it needs the
  /// whole page.
  private func newOperations(of views: any ViewSession) -> [Operation] {
    if let steps = follow(views, on: page) { return steps + page.corrections() }
    needsWhole = true
    return []
  }

  /// Has the page show what the views have changed; what is new is at once as wide as the page
  /// probably is.
  private func follow(_ views: any ViewSession, on page: Page) -> [Operation]? {
    let changes = views.takeChanges()
    let steps = page.follow(changes)
    if steps == nil, case .steps = changes { _ = page.follow(.all(views.root)) }
    let choices = page.choices(in: width)
    guard !choices.isEmpty else { return steps }
    views.learn(choices)
    views.update()
    let more = follow(views, on: page)
    return steps.flatMap { steps in more.map { steps + $0 } }
  }
}
