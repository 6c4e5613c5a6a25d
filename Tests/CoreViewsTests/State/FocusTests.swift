import CoreViews
import Foundation
import Testing
import ViewsTesting

private struct Crew: View {
  enum Field: Hashable { case name, ship }
  @FocusState private var field: Field?
  @State private var name = ""
  @State private var ship = ""

  var body: some View {
    TextField("Name", text: $name).focused($field, equals: .name)
      .onSubmit { field = .ship }
    TextField("Ship", text: $ship).focused($field, equals: .ship)
    Text(field.map { "\($0)" } ?? "nowhere")
  }
}

@MainActor @Suite struct FocusTests {
  private func isFocused(_ label: String, _ host: HeadlessHost) -> Bool {
    (try? host.session.root.find(label).get().isFocused) ?? false
  }

  @Test func theFocusFollowsTheStateAndTheStateThePerson() throws {
    let host = HeadlessHost { Crew() }
    host.type("Name", "Ann")
    #expect(host.text.hasSuffix("name"))
    #expect(isFocused("Name", host))
    host.tap("Name")
    #expect(isFocused("Ship", host) && !isFocused("Name", host))
    let name = try host.session.root.find("Name").get()
    #expect(host.session.perform(.focus(name.id)) == .done)
    #expect(host.text.hasSuffix("name"))
    #expect(host.session.perform(.focus(nil)) == .done)
    #expect(host.text.hasSuffix("nowhere"))
  }

  @Test func keysActionsAndURLsReachTheViewsThatTakeThem() throws {
    struct Board: View {
      @State private var log: [String] = []
      var body: some View {
        Button("Wheel") {}
          .onKeyPress(.leftArrow) { add("port") }
          .onKeyPress(keys: ["x"]) { add("x \($0.modifiers == .shift)") }
          .accessibilityAction(named: "Lash") { _ = add("lashed") }
          .accessibilityHint("Turns the ship")
          .keyboardShortcut("w", modifiers: [.control])
        Text(log.joined(separator: ", "))
          .onOpenURL { _ = add($0.host() ?? "") }
      }
      func add(_ entry: String) -> KeyPress.Result {
        log.append(entry)
        return .handled
      }
    }
    let host = HeadlessHost { Board() }
    let wheel = try host.session.root.find("Wheel").get()
    #expect(wheel.accessibility.hint == "Turns the ship")
    #expect(wheel.accessibility.actions == ["Lash"])
    #expect(wheel.accessibility.shortcut == .init(key: "w", modifiers: ["control"]))
    let steps: [Interaction] = [
      .key(wheel.id, "\u{F702}", modifiers: []), .key(wheel.id, "x", modifiers: ["shift"]),
      .action(wheel.id, named: "Lash"), .open(try #require(URL(string: "ship://home"))),
    ]
    for step in steps { #expect(host.session.perform(step) == .done) }
    #expect(host.text == "[ Wheel ]\nport, x true, lashed, home")
    #expect(
      host.session.perform(.key(wheel.id, "q", modifiers: []))
        == .refused("the button \"Wheel\" does not take that key"))
    host.key("shift+x")
    #expect(host.text.hasSuffix("home, x true"))
    #expect(
      host.session.press(.init(key: "j"))
        == .refused("nothing on screen takes the key j; shortcuts are ctrl+w"))
  }
}
