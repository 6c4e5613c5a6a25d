import CoreViews
import Testing
import ViewsTesting

/// The screen offers the step that the session takes, and no other.
@MainActor @Suite struct WayBackTests {
  private func stack(_ path: Box<[Int]>) -> some View {
    NavigationStack(path: path.binding) {
      Text("root").navigationDestination(for: Int.self) { Text("screen \($0)") }
    }
  }

  @Test func ofTwoStacksSideBySideTheLastOneGoesBack() {
    let (left, right) = (Box([1]), Box([2]))
    let host = HeadlessHost {
      HStack {
        stack(left)
        stack(right)
      }
    }
    #expect(host.text == "screen 1\n< Back\nscreen 2")
    host.back()
    #expect(left.value == [1] && right.value == [])
    #expect(host.text == "< Back\nscreen 1\nroot")
    host.back()
    #expect(host.front.wayBack == nil)
    #expect(host.session.perform(.back) == .refused("there is nowhere to go back to"))
  }

  @Test func aHiddenStackIsNotGoneBackIn() {
    let path = Box([1])
    let host = HeadlessHost { stack(path).hidden() }
    #expect(!host.front.canGoBack)
    #expect(host.session.perform(.back) == .refused("there is nowhere to go back to"))
    #expect(path.value == [1])
  }

  @Test func aDisabledButtonIsNoWayOutOfADialog() {
    let graph = ViewGraph(
      Text("below").alert("Sure?", isPresented: .constant(true)) {
        Button("Yes") {}.disabled(true)
      })
    #expect(!graph.root.front.canGoBack)
    #expect(
      graph.perform(.back)
        == .refused("the alert \"Sure?\" asks for a choice and has no button to cancel"))
  }

  @Test func aSheetIsClosedOnceItsStackShowsItsRoot() throws {
    let isPresented = Box(true)
    let path = Box([1])
    let host = HeadlessHost {
      Text("below").sheet(isPresented: isPresented.binding) { stack(path) }
    }
    let sheet = try #require(host.session.root.frontModal)
    #expect(host.text == "< Back\nscreen 1")
    host.back()
    #expect(host.front.wayBack == .close(sheet.id))
    #expect(host.text == "< Close\nroot")
    host.back()
    #expect(host.text == "below")
  }
}
