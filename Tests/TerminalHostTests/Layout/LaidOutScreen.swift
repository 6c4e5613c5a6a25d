import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// The screen that a person sees of a view.
@MainActor
struct LaidOutScreen {
  private var model: TerminalModel

  /// Mounts a view, and tells it what the layout has found out, as the host does.
  init<Root: View>(
    _ width: Int = 30, _ height: Int = 10, depth: ColorDepth = .full,
    @ViewBuilder _ view: () -> Root
  ) {
    self.init(width, height, depth: depth, ViewGraph(view()))
  }

  /// Lays out what a session shows.
  init(_ width: Int, _ height: Int, depth: ColorDepth = .full, _ graph: any ViewSession) {
    model = TerminalModel(
      root: graph.root, size: Size(width: width, height: height), depth: depth)
    _ = graph.takeChanges()
    for _ in 0..<4 {
      let facts = model.newFacts()
      if facts.isEmpty { break }
      graph.learn(facts)
      model.update(graph.takeChanges())
    }
  }

  var buffer: CellBuffer { TerminalPainter(model).frame().buffer }

  /// What is drawn, without the empty rows and columns around it and without the hints.
  var picture: String {
    var rows = buffer.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    while rows.last?.isEmpty == true { rows.removeLast() }
    rows = rows.drop { $0.isEmpty }
    let indent = rows.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return rows.map { $0.dropFirst(indent) }.joined(separator: "\n")
  }

  /// Where a character is, and in which colours.
  func cell(of character: Character) -> (x: Int, y: Int, style: CellStyle)? {
    let buffer = buffer
    for y in 0..<buffer.size.height {
      for x in 0..<buffer.size.width where buffer[x, y].character == character {
        return (x, y, buffer[x, y].style)
      }
    }
    return nil
  }
}
