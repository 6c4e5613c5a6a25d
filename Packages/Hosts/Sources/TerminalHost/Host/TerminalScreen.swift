public import CoreViews

/// A session on a terminal's screen, without the terminal: takes the bytes of keys, and returns
/// those that bring the screen up to date.
///
/// It is used on the session's actor. A key costs what it changes on the screen, and not what there
/// is to scroll to.
@_spi(Hosts)
public final class TerminalScreen {
  private let session: any ViewSession
  private var decoder = KeyDecoder()
  private var painter = ScreenPainter()
  private var encoder: FrameEncoder
  var model: TerminalModel

  /// What the last frame has cost.
  private(set) var work = Work()
  private var boxesKnown = 0
  /// The rows of the terminal, of which the screen takes as many as it needs; nil if it has all.
  private var mostRows: Int?

  struct Work: Equatable {
    var boxesMade = 0
    var boxesPainted = 0
    var cellsPainted = 0
    var cellsCompared = 0
  }

  /// Makes a screen of a size in cells or, inline, as high as what it shows, up to that size, on a
  /// terminal that breaks lines anew in another width or does not.
  init(
    _ session: any ViewSession, size: Size, depth: ColorDepth, showsLinks: Bool = false,
    isInline: Bool = false, reflows: Bool = true
  ) {
    self.session = session
    encoder = FrameEncoder(
      depth: depth, showsLinks: showsLinks, isInline: isInline, reflows: reflows)
    mostRows = isInline ? size.height : nil
    let root = if case .all(let root) = session.takeChanges() { root } else { session.root }
    model = TerminalModel(root: root, size: size, depth: depth, isInline: isInline)
  }

  /// Makes a screen of a size in cells, with all colours; nothing is drawn yet.
  public convenience init(_ session: any ViewSession, columns: Int, rows: Int) {
    self.init(session, size: Size(width: columns, height: rows), depth: .full)
  }

  /// Takes bytes that a terminal sends, and returns those that it is to be sent; keys that leave do
  /// nothing.
  public func type(_ bytes: [UInt8]) -> [UInt8] {
    take(consume(bytes)) { _ in true }
    return draw()
  }

  /// Returns the bytes that show what the session has changed by itself since the last call.
  public func update() -> [UInt8] {
    follow()
    return draw()
  }

  // MARK: Input

  func consume(_ bytes: [UInt8]) -> [TerminalInput] { decoder.consume(bytes) }
  func timeout() -> [TerminalInput] { decoder.timeout() }

  /// What is to be waited for after the last bytes; nil if it is nothing.
  var waiting: KeyDecoder.Waiting? { decoder.waiting }

  /// How many events the decoder has found, which stays the same while one is not complete.
  var eventsFound: Int { decoder.eventsFound }

  /// Has the decoder await answers among keys.
  func expectAnswers(_ expects: Bool = true) { decoder.expectsAnswers = expects }

  /// Returns what the terminal has reported since the last call.
  func takeReports() -> [TerminalReport] {
    defer { decoder.reports = [] }
    return decoder.reports
  }

  /// Responds to inputs, and hands on what the session is not asked to do, until that returns false
  /// or it is time to leave.
  func take(
    _ inputs: [TerminalInput], until isOver: () -> Bool = { false },
    other: (TerminalCommand) -> Bool
  ) {
    var rest = inputs[...]
    while !isOver(), let input = rest.popFirst() {
      // Text that arrives in one piece is one edit.
      var next = input
      if model.field != nil, !model.focusTakesKeys, let first = input.typedScalar {
        var text = String(first)
        while let scalar = rest.first?.typedScalar {
          text.unicodeScalars.append(scalar)
          rest.removeFirst()
        }
        next = .paste(text)
      }
      var command = model.handle(next)
      if case .perform(.key(let id, let key, let modifiers)) = command {
        let press = Interaction.key(id, key, modifiers: modifiers)
        let isTaken = session.perform(press) == .done
        follow()
        command = isTaken ? nil : model.handle(next, isForViews: false)
      }
      switch command {
      case nil: break
      case .perform(let interaction): perform(interaction)
      case .performInTurn(let interactions): interactions.forEach(perform)
      case .some(let command): if !other(command) { return }
      }
      buildShownRows()
    }
  }

  private func perform(_ interaction: Interaction) {
    let outcome = session.perform(interaction)
    model.finish(interaction, outcome, session.takeChanges())
  }

  /// Takes what the session has changed.
  func follow() { model.update(session.takeChanges()) }

  /// Has the rows built that are in sight, or nearly.
  private func buildShownRows() {
    repeat {
      while let missing = model.missingRows.first {
        session.build(missing.rows, of: missing.gap)
        let changes = session.takeChanges()
        // A session that cannot build them leaves the gap as it is.
        guard changes != .steps([]) else { return model.edge = nil }
        model.tookRows(changes)
      }
      model.settleEdge()
    } while model.edge != nil
  }

  // MARK: Output

  /// Returns the bytes for what looks otherwise than in the last frame.
  func draw() -> [UInt8] {
    buildShownRows()
    fitRows()
    let areas = painter.paint(&model)
    let bytes = encoder.encode(painter.frame, in: areas)
    let boxesMade = model.layoutLog.boxesMade
    work = Work(
      boxesMade: boxesMade - boxesKnown, boxesPainted: painter.boxesPainted,
      cellsPainted: painter.cellsPainted, cellsCompared: encoder.cellsCompared)
    boxesKnown = boxesMade
    return bytes
  }

  /// Has the next frame written whole: where the last one was, or `here`, where the cursor is.
  func invalidate(here: Bool = false) { encoder.invalidate(here: here) }

  /// Takes the size of the terminal.
  func resize(to size: Size) {
    guard let mostRows else { return model.resize(to: size) }
    guard size != Size(width: model.layout.size.width, height: mostRows) else { return }
    self.mostRows = size.height
    // Lines may have moved, and the place that was saved with them.
    encoder.invalidate()
    model.resize(
      to: Size(width: size.width, height: min(size.height, model.layout.size.height)))
  }

  /// Gives the screen as many rows as it needs, which may be others once it has them.
  private func fitRows() {
    guard let mostRows else { return }
    for _ in 0..<3 {
      let rows = min(model.neededRows, mostRows)
      guard rows != model.layout.size.height else { return }
      model.fit(rows: rows)
      buildShownRows()
    }
  }

  /// Notes whether the terminal takes a cluster of scalars for one character; what it has drawn
  /// otherwise is written anew.
  func trustClusters(_ isTrusting: Bool) { encoder.trustClusters(isTrusting) }

  /// Notes what the terminal's background is; what it has drawn is written anew.
  func beOnLight(_ isOnLight: Bool, background: TerminalColor?) {
    encoder.beOnLight(isOnLight, background: background)
  }

  /// The cells of the last frame.
  var shownBuffer: CellBuffer { painter.frame.buffer }

  /// Whether the screen changes by itself, or has to find out whether a person still scrolls.
  var isAnimated: Bool { painter.frame.isAnimated || model.isScrolling }
}

extension TerminalInput {
  /// The scalar that the key types, if it types one.
  fileprivate var typedScalar: Unicode.Scalar? {
    if case .key(.scalar(let scalar), let modifiers) = self, modifiers.isEmpty { return scalar }
    return nil
  }
}
