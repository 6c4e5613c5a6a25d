import CoreViews
import Foundation
import Observation
import Testing

@testable import WebHost

/// Rows, grids, links and the clipboard, as HTML.
@MainActor @Suite
struct ContainerHTMLTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func `A link is followed by the browser`() throws {
    let address = try url("https://example.com/?a=1&b=2")
    let text = html { Link("Tides", destination: address) }
    #expect(text.contains(#"href="https://example.com/?a=1&amp;b=2" target="_blank""#))
    #expect(text.contains(">Tides</a>"))
  }

  @Test func `A URL that could run a script is none`() throws {
    let address = try url("javascript:alert(1)")
    let text = html { Link("Tides", destination: address) }
    #expect(!text.contains("javascript"))
    #expect(text.contains(">Tides</button>"))
  }

  @Test func `The clipboard is a matter of the script`() {
    let text = html {
      ShareLink(item: "at \"noon\"")
      PasteButton(payloadType: String.self) { _ in }
    }
    #expect(text.contains(#"data-share="at &quot;noon&quot;""#))
    #expect(text.contains("data-paste"))
  }

  @Test func `What can be done with a row is behind one button`() {
    let text = html {
      List {
        ForEach([1], id: \.self) { number in
          Text("Row \(number)").swipeActions { Button("Open") {} }
        }
        .onDelete { _ in }
      }
    }
    #expect(text.components(separatedBy: "<summary").count == 2)
    #expect(text.contains(#"aria-label="More">⋯</summary>"#))
    #expect(text.contains(#"aria-label="Delete""#))
    #expect(text.contains(#"class="rowmenu""#))
  }

  @Test func `Grids and stacks have classes for their layout`() {
    let text = html {
      Grid(alignment: .leading) {
        GridRow {
          Text("a")
          Text("b")
        }
      }
      HStack(alignment: .top) { Text("c") }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { Text("d") }
      LazyHGrid(rows: [GridItem(), GridItem()]) { Text("e") }
    }
    for name in [" grid", " gridrow", " top", "tracks of-1 adaptive", "lanes of-2"] {
      #expect(text.contains(name), "no class\(name)")
    }
  }

  @Test func `The parts of a text have their styles`() {
    let text = html { Text("calm ") + Text("storm").bold().foregroundStyle(Color.red) }
    #expect(text.contains(#">calm <span class="fg-red bold">storm</span></p>"#))
  }

  @Test func `A path is drawn as SVG`() {
    let text = html {
      Path { $0.addLines([.zero, CGPoint(x: 100, y: 100)]) }.stroke(Color.blue)
      Circle().scale(0.5).fill(.red)
      Circle()
    }
    #expect(text.contains(#"class="path points line fg-blue" aria-hidden"#))
    #expect(text.contains(#"d="M0,0 L100,100" stroke-width="1"></path></svg>"#))
    #expect(text.contains(#"class="path fg-red gx gy" viewBox="0 0 100 100""#))
    #expect(text.contains(#"class="shape circle gx gy""#))
  }

  @Test func `A wish to scroll is an attribute`() throws {
    let graph = ViewGraph(
      ScrollViewReader { proxy in
        Button("Go") { proxy.scrollTo(2, anchor: .bottom) }
        Text("end").id(2)
      })
    defer { graph.close() }
    let page = Page()
    _ = page.follow(graph.takeChanges())
    let button = try graph.root.find("Go").get()
    #expect(graph.perform(.activate(button.id)) == .done)
    let operations = try #require(page.follow(graph.takeChanges()))
    let end = try #require(graph.root.flattened.first { $0.label == "end" })
    let wish = "e\(end.id.rawValue) end 1"
    #expect(
      operations.contains {
        if case .attribute(_, "data-scroll", wish) = $0 { true } else { false }
      })
  }

  @Test func `Labels of what holds other controls keep their views`() {
    let text = html {
      Picker(selection: .constant(1)) {
        Label("Pier", systemImage: "star").tag(1)
      } label: {
        Text("Where").foregroundStyle(Color.red).padding()
      }
      Menu {
        Button("Sink") {}
      } label: {
        Label("More", systemImage: "star")
      }
      Stepper(value: .constant(3)) { Label("Crew", systemImage: "star") }
    }
    let symbol = #"symbol s-star" aria-hidden="true"></span>"#
    #expect(text.components(separatedBy: symbol).count == 4)
    #expect(text.contains(#"<div class="title"><div id="e"#))
    #expect(text.contains(#"aria-pressed="true""#))
    let opener = text.range(of: "button opener parts").map { text[$0.lowerBound...] } ?? ""
    #expect(opener.prefix(300).contains(#"class="label""#))
  }

  @Test func `Menus and pickers open a layer`() {
    let text = html {
      Menu("Sort") { Button("By name") {} }
      Picker("Pier", selection: .constant(2)) {
        Text("North").tag(1)
        Text("South").tag(2)
      }
      Picker("Side", selection: .constant(3)) { Text("Lee").tag(1) }
      Picker("Tide", selection: .constant(1)) { Text("High").tag(1) }.pickerStyle(.segmented)
    }
    let openers = text.matches(of: /popovertarget="(k\d+)"[^>]*>([^<]*)</)
    #expect(openers.map(\.output.2) == ["Sort", "South", "Choice"])
    for opener in openers {
      #expect(text.contains(#"<div id="\#(opener.output.1)""#))
    }
    #expect(text.components(separatedBy: " popover>").count == 4)
  }

  @Test func `A field to search in says within what it is`() {
    let text = html { List { Text("Gull") }.searchable(text: .constant(""), prompt: "Find a boat") }
    #expect(text.contains(#"placeholder="Find a boat""#))
    #expect(text.contains(#"aria-label="Find a boat""#))
    #expect(!text.contains(">Find a boat<"))
  }

  @Test func `Rows that are links have their ground, and fields have their own`() {
    let text = html {
      List {
        NavigationLink("Tern") { Text("Tern") }.listRowBackground(Color.teal)
        Button("Sail") {}.listRowBackground(Color.red)
        Toggle("Moored", isOn: .constant(true)).listRowBackground(Color.green)
      }
    }
    #expect(text.contains(#"class="link rowground bg-teal bg""#))
    #expect(text.contains(#"class="button rowground bg-red bg""#))
    #expect(!text.contains("bg-green"))
  }

  @Test func `A choice is named by the texts deep within its option`() {
    let text = html {
      Picker("Flag", selection: .constant(1)) {
        ZStack {
          Color.red
          VStack {
            Text("Red"); Text("Port")
          }
        }
        .tag(1)
      }
      .pickerStyle(.menu)
    }
    #expect(text.contains(">Red Port</button>"))
  }

  @Test func `The button of a picker follows the choice`() throws {
    let pier = Pier()
    let graph = ViewGraph(PierView(pier: pier))
    defer { graph.close() }
    let page = Page()
    _ = page.follow(graph.takeChanges())
    let picker = try #require(graph.root.flattened.first { $0.role == .picker })
    let opener = "v\(picker.id.rawValue)"

    pier.chosen = 2
    graph.update()
    #expect(try #require(page.follow(graph.takeChanges())).contains(.text(opener, "South")))
    pier.names[1] = "Deep South"
    graph.update()
    #expect(try #require(page.follow(graph.takeChanges())).contains(.text(opener, "Deep South")))
    pier.names.removeLast()
    graph.update()
    #expect(try #require(page.follow(graph.takeChanges())).contains(.text(opener, "Choice")))
    #expect(page.html.contains(">Choice</button>"))
  }

  @Test func `A picker that shows its options has no button to follow the choice`() throws {
    let pier = Pier()
    let graph = ViewGraph(PierView(pier: pier).pickerStyle(.segmented))
    defer { graph.close() }
    let page = Page()
    _ = page.follow(graph.takeChanges())
    let browser = Browser(html: page.html)

    pier.chosen = 2
    graph.update()
    browser.carryOut(try #require(page.follow(graph.takeChanges())))
    #expect(browser.faults == [])
    #expect(browser.root.html == Browser(html: page.html).root.html)
  }
}

@Observable
private final class Pier {
  var chosen = 1
  var names = ["North", "South"]
}

private struct PierView: View {
  @Bindable var pier: Pier
  var body: some View {
    Picker("Pier", selection: $pier.chosen) {
      ForEach(Array(pier.names.enumerated()), id: \.offset) { index, name in
        Text(name).tag(index + 1)
      }
    }
  }
}
