import CoreViews

@testable import TerminalHost

/// A screen to press keys on, with a session that the test plays.
struct TerminalProbe {
  var model: TerminalModel
  var commands: [TerminalCommand] = []
  /// Changes the tree as an app would; the outcome is what the app answers.
  var app: (Interaction, inout Element) -> InteractionOutcome = { _, _ in .done }
  /// Tells the app what the layout has found out.
  var learn: ([Element.ID: LayoutFact], inout Element) -> Void = { _, _ in }

  init(_ root: Element, width: Int = 60, height: Int = 20, depth: ColorDepth = .full) {
    model = TerminalModel(root: root, size: Size(width: width, height: height), depth: depth)
  }

  var frame: Frame { TerminalPainter(model).frame() }
  var focus: Element.ID? { model.focus.current }

  /// What is seen, without the spaces at the ends and the empty rows at the bottom.
  var text: String {
    var lines = frame.buffer.text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  var lastCommand: TerminalCommand? { commands.last }

  mutating func press(_ keys: Key...) {
    for key in keys { handle(.key(key)) }
  }

  mutating func type(_ text: String) {
    for scalar in text.unicodeScalars { handle(.key(.scalar(scalar))) }
  }

  mutating func click(_ x: Int, _ y: Int) {
    mouse(.press, x, y)
  }

  mutating func mouse(_ action: MouseEvent.Action, _ x: Int, _ y: Int) {
    handle(.mouse(MouseEvent(action: action, button: 0, column: x, row: y)))
  }

  mutating func handle(_ input: TerminalInput) {
    guard let command = model.handle(input) else { return }
    if case .perform(.key(let id, let key, let modifiers)) = command {
      if perform(.key(id, key, modifiers: modifiers)) { return }
      return carryOut(model.handle(input, isForViews: false))
    }
    carryOut(command)
  }

  /// Offers a key to the views; returns whether one has taken it.
  private mutating func perform(_ press: Interaction) -> Bool {
    let former = model.tree.root.whole
    var root = former
    let outcome = app(press, &root)
    model.update(.between(former, root))
    return outcome == .done
  }

  private mutating func carryOut(_ command: TerminalCommand?) {
    guard let command else { return }
    commands.append(command)
    switch command {
    case .perform(let interaction): finish(interaction)
    case .performInTurn(let interactions): for each in interactions { finish(each) }
    case .copy, .quit, .suspend, .redraw: break
    }
  }

  private mutating func finish(_ interaction: Interaction) {
    let former = model.tree.root.whole
    var root = former
    let outcome = app(interaction, &root)
    model.finish(interaction, outcome, .between(former, root))
    settle()
  }

  /// Tells the app what the layout has found out, until that changes nothing.
  mutating func settle() {
    for _ in 0..<4 {
      let facts = model.newFacts()
      if facts.isEmpty { return }
      let former = model.tree.root.whole
      var root = former
      learn(facts, &root)
      model.update(.between(former, root))
    }
  }

  /// Changes the tree from outside, as an effect would.
  mutating func update(_ change: (inout Element) -> Void) {
    let former = model.tree.root.whole
    var root = former
    change(&root)
    model.update(.between(former, root))
  }
}

extension Element {
  /// Changes the element with an id, wherever it is.
  mutating func change(_ wanted: ID, _ body: (inout Element) -> Void) {
    if id == wanted { return body(&self) }
    for index in children.indices { children[index].change(wanted, body) }
  }
}
