import CoreViews
import Testing

@testable import WebHost

/// Pages that are turned, and numbers, as HTML.
@MainActor @Suite
struct PagesHTMLTests {
  @Test func `A label that tells a number of its own is the only one that does`() {
    let cost = html { Stepper(value: .constant(1500)) { Text("Budget: €1,500") } }
    #expect(cost.contains(#"class="unseen">1500</output>"#))
    let crew = html { Stepper("Crew", value: .constant(3)) }
    #expect(crew.contains(#"<output id="v2">3</output>"#))
  }

  @Test func `Pages without dots say so`() {
    func pages(_ mode: PageTabViewStyle.IndexDisplayMode) -> String {
      html {
        TabView {
          Text("Hull"); Text("Mast")
        }.tabViewStyle(.page(indexDisplayMode: mode))
      }
    }
    #expect(pages(.never).contains(#"class="tabs pages dotless"#))
    #expect(!pages(.always).contains("dotless"))
  }
}
