import Foundation

@testable import WebHost

/// One voyage of a page, in which a seed decides who goes on, and what fails.
final class Storm {
  private var generator: StormGenerator
  private let server = StormServer()
  private var page: StormPage
  /// What is on its way to the server by the present connection, and by former ones.
  private var up: [String] = []
  private var stray: [(text: String, epoch: String)] = []
  private var down: [String] = []
  /// What the person has hoisted, and typed last.
  private var hoisted: [String] = []
  private var note = ""
  /// What has happened, a line for each.
  private(set) var log: [String] = []

  /// A mistake that is made on purpose.
  enum Mistake {
    /// The page takes what stands in the place of a control for that control.
    case looksByPlace
    /// The server carries out what was done on the views of another process.
    case takesAllEpochs
  }

  private let mistake: Mistake?

  init(seed: UInt64, mistake: Mistake? = nil) async throws {
    generator = StormGenerator(state: seed)
    self.mistake = mistake
    page = try await StormPage(
      server.running().snapshot(), looksByPlace: mistake == .looksByPlace)
  }

  /// What is wrong in the end, with what has happened; nil for nothing.
  func flaw() async throws -> String? {
    for _ in 0..<80 { try await step() }
    try await calm()
    let state = await server.session?.signals
    var flaws: [String] = []
    if state?.hoisted != hoisted {
      flaws.append("hoisted \(hoisted), and the server has \(state?.hoisted ?? [])")
    }
    if state?.note != note { flaws.append("typed \(note), and it is \(state?.note ?? "gone")") }
    if !page.browser.faults.isEmpty { flaws.append("nothing for \(page.browser.faults)") }
    if !page.queue.isEmpty { flaws.append("waits for \(page.queue)") }
    let html = try await Browser(html: server.running().snapshot().html).root.html
    let shown = page.browser.root.html
    if shown != html {
      let same = shown.commonPrefix(with: html).dropLast(20)
      flaws.append("the page has …\(shown.dropFirst(same.count).prefix(90))…")
      flaws.append("and is to have …\(html.dropFirst(same.count).prefix(90))…")
    }
    await server.endProcess()
    return flaws.isEmpty ? nil : (log + flaws).joined(separator: "\n")
  }

  private func step() async throws {
    switch Int.random(in: 0..<100, using: &generator) {
    case ..<20: act()
    case ..<45: try await sail()
    case ..<75: try arrive()
    case ..<85: connect()
    case ..<90: await cut()
    case ..<92: try await drift()
    case ..<94: double()
    case ..<96: try await endProcess()
    case ..<97: await change()
    case ..<99: try await sail(ending: StormEnd.allCases.randomElement(using: &generator))
    default: try await reload()
    }
  }

  /// Lets all that is left come through.
  private func calm() async throws {
    log.append("calm")
    await cut()
    stray = []
    for _ in 0..<40 {
      connect()
      while !up.isEmpty || !down.isEmpty {
        try await sail()
        try arrive()
      }
      if page.isConnected, page.queue.isEmpty { return }
    }
  }

  // MARK: What happens

  private func act() {
    let flags = ["Red", "Blue", "Book"]
    if Int.random(in: 0..<4, using: &generator) == 0 {
      let text = "note \(log.count)"
      guard page.write(text) else { return }
      note = text
      log.append("types \(text)")
    } else {
      let flag = flags.randomElement(using: &generator)!
      guard page.press(flag) else { return }
      hoisted.append(flag)
      log.append("presses \(flag)")
    }
    up += page.takeSent()
  }

  private func connect() {
    guard !page.isConnected else { return }
    log.append("connects")
    page.connect()
    up = page.takeSent()
  }

  /// A frame comes to the server.
  private func sail(ending: StormEnd? = nil) async throws {
    guard page.isConnected, !up.isEmpty else { return }
    let text = up.removeFirst()
    log.append(
      "server hears \(text.contains("hello") ? "hello" : text)"
        + (ending.map { ", ends \($0)" } ?? ""))
    if let told = try await server.hear(text, ending: ending) {
      down += told
    } else {
      await cut()
    }
  }

  /// A frame comes to the page.
  private func arrive() throws {
    guard page.isConnected, !down.isEmpty else { return }
    let text = down.removeFirst()
    log.append("page hears \(text.contains(#""w""#) ? "the whole page" : text)")
    try page.receive(text)
    if page.isConnected { up += page.takeSent() } else { (up, down) = ([], []) }
  }

  private func change() async {
    log.append("a gull comes")
    down += await server.change()
  }

  private func cut() async {
    guard page.isConnected else { return }
    let isNoticed = Bool.random(using: &generator)
    log.append("cut" + (isNoticed ? "" : ", unnoticed"))
    stray += up.filter { !$0.contains("hello") }.map { ($0, page.epoch) }
    (up, down) = ([], [])
    page.leave()
    await server.cut(isNoticed: isNoticed)
  }

  /// What was sent by a former connection comes late, or never.
  private func drift() async throws {
    guard !stray.isEmpty else { return }
    let (text, epoch) = stray.removeFirst()
    guard Bool.random(using: &generator) else { return log.append("lost \(text)") }
    log.append("server hears late \(text)")
    let isMeant = try await server.running().epoch == epoch || mistake == .takesAllEpochs
    guard isMeant else { return log.append("for another") }
    down += try await server.hear(text) ?? []
  }

  private func double() {
    if let text = up.first(where: { !$0.contains("hello") }) { up.insert(text, at: 0) }
    if let text = down.first { down.insert(text, at: 0) }
    log.append("double")
  }

  private func endProcess() async throws {
    log.append("the process ends")
    await cut()
    await server.endProcess()
  }

  private func reload() async throws {
    log.append("reload")
    await cut()
    page = try await StormPage(server.running().snapshot(), after: page)
  }
}

/// Numbers that a seed decides.
struct StormGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
