import CoreArchitecture
import CoreViews
import Testing
import ViewsTesting

private enum Stop: Hashable {
  case quay(Int)
  case light
}

private struct StopView: View {
  let stop: Stop
  @Environment(FlowNavigator<Stop>.self) private var navigator

  var body: some View {
    switch stop {
    case .quay(let number):
      Text("Quay \(number)")
      Button("Next quay") { navigator.push(.quay(number + 1)) }
      Button("Light") { navigator.presentSheet(.light, withNavigation: true) }
      Button("Home") { navigator.goBackToRoot() }
    case .light:
      Text("The light")
      Button("Put out") { navigator.dismiss() }
      FlowLink("Beyond", value: Stop.quay(90))
    }
  }
}

private struct Harbour: View {
  @State var routes: [Route<Stop>] = []

  var body: some View {
    FlowStack($routes, withNavigation: true) {
      Button("Sail") { routes.append(.push(.quay(1))) }
        .flowDestination(for: Stop.self) { StopView(stop: $0) }
    }
    .overlay { Text("\(routes.count) above") }
  }
}

@MainActor @Suite struct FlowStackTests {
  @Test func screensArePushedAndLeft() {
    let host = HeadlessHost { Harbour() }
    host.tap("Sail")
    #expect(host.text.contains("Quay 1"))
    host.tap("Next quay")
    #expect(host.text.contains("Quay 2"))
    host.back()
    #expect(host.text.contains("Quay 1"))
    host.tap("Next quay")
    host.tap("Home")
    #expect(host.text.contains("Sail"))
  }

  @Test func aSheetHasAStackOfItsOwn() {
    let host = HeadlessHost { Harbour() }
    host.tap("Sail")
    host.tap("Light")
    #expect(host.front.isModal)
    #expect(host.text.contains("The light"))
    host.tap("Beyond")
    #expect(host.text.contains("Quay 90"))
    host.back()
    host.tap("Put out")
    #expect(!host.front.isModal)
    #expect(host.text.contains("Quay 1"))
  }

  @Test func routesThatAreThereFromTheBeginningAreShown() {
    let host = HeadlessHost { Harbour(routes: [.push(.quay(4)), .sheet(.light)]) }
    #expect(host.text.contains("The light"))
    host.back()
    #expect(host.text.contains("Quay 4"))
  }

  @Test func aPathHoldsScreensOfAnyType() {
    struct Pier: View {
      @State private var path = FlowPath()

      var body: some View {
        FlowStack($path, withNavigation: true) {
          Button("Number") { path.append(7) }
            .flowDestination(for: Int.self) { number in
              Button("Number \(number)") { path.append("seven", style: .cover()) }
            }
            .flowDestination(for: String.self) { (word: Binding<String>) in
              Button("Word \(word.wrappedValue)") { word.wrappedValue += "!" }
            }
        }
      }
    }
    let host = HeadlessHost { Pier() }
    host.tap("Number")
    host.tap("Number 7")
    host.tap("Word seven")
    #expect(host.text.contains("Word seven!"))
  }

  @Test func aStackMayKeepItsScreensItself() {
    struct Pier: View {
      var body: some View {
        FlowStack(withNavigation: true) {
          FlowLink("Open", value: 3).flowDestination(for: Int.self) { Text("Number \($0)") }
        }
      }
    }
    let host = HeadlessHost { Pier() }
    host.tap("Open")
    #expect(host.text.contains("Number 3"))
  }

  @Test func aPathIsAValue() {
    var path = FlowPath([1, 2])
    path.append("three", style: .sheet())
    path.append(Route<Stop>.push(.light))
    #expect(path.count == 4)
    path.removeLast(2)
    #expect(path == FlowPath([.push(1), .push(2)]))
    #expect(FlowPath().isEmpty)
  }

  @Test func aNavigatorTakesStepsOnRoutes() {
    let box = Box<[Route<Int>]>([])
    let navigator = FlowNavigator(box.binding)
    navigator.push(1)
    navigator.presentCover(2, withNavigation: true)
    navigator.push(3)
    navigator.push(4)
    navigator.pop()
    #expect(navigator.routes == [.push(1), .cover(2, withNavigation: true), .push(3)])
    navigator.popToCurrentNavigationRoot()
    #expect(navigator.routes.count == 2)
    navigator.pop()
    #expect(navigator.routes.count == 2)
    navigator.dismiss()
    #expect(navigator.routes == [.push(1)])
    navigator.push(5)
    navigator.goBackTo(1)
    #expect(navigator.routes == [.push(1)])
    navigator.goBack(9)
    #expect(navigator.routes.isEmpty)
  }
}
