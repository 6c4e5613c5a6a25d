import CoreViews
import Foundation

@testable import TerminalHost

extension TerminalProbe {
  /// A screen that shows real views, which take what a person does.
  @MainActor
  init(width: Int = 60, height: Int = 20, @ViewBuilder _ content: () -> some View) {
    let graph = ViewGraph(content())
    self.init(graph.root, width: width, height: height)
    // Safe: the test and its views are on the main actor.
    nonisolated(unsafe) let box = graph
    app = { interaction, root in
      let (outcome, new) = MainActor.assumeIsolated { (box.perform(interaction), box.root) }
      root = new
      return outcome
    }
    learn = { facts, root in
      root = MainActor.assumeIsolated {
        box.learn(facts)
        return box.root
      }
    }
    settle()
  }

  /// The rows on screen that hold a text, without the spaces around them.
  func rows(with text: String) -> [String] {
    self.text.split(separator: "\n").filter { $0.contains(text) }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
