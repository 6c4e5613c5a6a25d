import CoreViews
import Observation
import Testing

@testable import WebHost

/// Windows that are light or dark because something in them wants it.
@MainActor
@Suite struct PageWindowTests {
  @Observable fileprivate final class Lamp {
    var isOn = false
    var wantsDark = true
  }

  private struct LampView: View {
    let lamp: Lamp

    var body: some View {
      Text("Deck")
      if lamp.isOn { Text("Lamp").preferredColorScheme(lamp.wantsDark ? .dark : .light) }
    }
  }

  @Test func theRootFollowsWhatIsThere() throws {
    let lamp = Lamp()
    let graph = ViewGraph(LampView(lamp: lamp))
    let page = Page()
    _ = page.follow(.all(graph.root))
    _ = graph.takeChanges()
    let browser = Browser(html: page.html)
    func classes(_ change: () -> Void) throws -> String? {
      change()
      graph.update()
      browser.carryOut(try #require(page.follow(graph.takeChanges())))
      #expect(browser.faults == [])
      return browser.root.attributes["class"]
    }
    #expect(try classes { lamp.isOn = true } == "root dark-window")
    #expect(try classes { lamp.wantsDark = false } == "root light-window")
    #expect(try classes { lamp.isOn = false } == "root")
    #expect(try classes { lamp.isOn = true } == "root light-window")
  }
}
