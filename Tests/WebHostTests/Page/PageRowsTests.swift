import CoreViews
import Observation
import Testing

@testable import WebHost

/// Rows that stand out, and lists with several groups of rows.
@MainActor
@Suite struct PageRowsTests {
  @Observable fileprivate final class Log {
    var showsSection = false
    var hidesLine = false
  }

  private struct LogView: View {
    let log: Log

    var body: some View {
      List {
        Text("Wind").listRowSeparator(log.hidesLine ? .hidden : .automatic)
        if log.showsSection {
          Section {
            Text("Tide")
          } header: {
            Button("Moon") {}
          } footer: {
            Text("By the moon")
          }
        }
      }
    }
  }

  private let log = Log()
  private let page = Page()
  private let graph: ViewGraph<LogView>
  private let browser: Browser

  init() {
    graph = ViewGraph(LogView(log: log))
    _ = page.follow(.all(graph.root))
    _ = graph.takeChanges()
    browser = Browser(html: page.html)
  }

  /// Carries out a change; afterwards the browser shows what a fresh page shows.
  private func change(_ change: () -> Void) throws -> String {
    change()
    graph.update()
    browser.carryOut(try #require(page.follow(graph.takeChanges())))
    let fresh = Page()
    _ = fresh.follow(.all(graph.root))
    #expect(browser.faults == [])
    #expect(browser.root.html == Browser(html: fresh.html).root.html)
    return browser.root.html
  }

  @Test func aListSaysWhetherItHasGroups() throws {
    let before = browser.root.html
    #expect(!before.contains("divided"))
    let html = try change { log.showsSection = true }
    #expect(html.contains("list gx gy divided"))
    #expect(html.contains("<li class=\"holds-section\">"))
    #expect(html.contains("<li class=\"holds-header\">"))
    #expect(html.contains("<li class=\"holds-footer\">"))
    #expect(try change { log.showsSection = false } == before)
  }

  @Test func aRowThatLosesItsLineSaysSo() throws {
    #expect(try change { log.hidesLine = true }.contains("<li class=\"lineless\">"))
    #expect(try !change { log.hidesLine = false }.contains("lineless"))
  }
}
