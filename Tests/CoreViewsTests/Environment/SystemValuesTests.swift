import CoreViews
import Foundation
import Testing
import ViewsTesting

private struct DepthKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

extension EnvironmentValues {
  @Entry fileprivate var flag = "none"
  @Entry fileprivate var port: String?
}

@MainActor @Suite struct SystemValuesTests {
  @Test func valuesHandedUpAreReducedAndTold() {
    struct Lead: View {
      @State private var deepest = 0
      @State private var soundings = [3, 7]
      var body: some View {
        VStack {
          ForEach(soundings, id: \.self) { Text("\($0)").preference(key: DepthKey.self, value: $0) }
          Button("Sound") { soundings = [3, 12] }
          Button("Haul") { soundings = [3] }
        }
        .onPreferenceChange(DepthKey.self) { deepest = $0 }
        Text("Deepest \(deepest)")
      }
    }
    let host = HeadlessHost { Lead() }
    #expect(host.text.hasSuffix("Deepest 7"))
    host.tap("Sound")
    #expect(host.text.hasSuffix("Deepest 12"))
    host.tap("Haul")
    #expect(host.text.hasSuffix("Deepest 3"))
  }

  @Test func anEntryIsAValueOfTheEnvironment() {
    struct Mast: View {
      @Environment(\.flag) var flag
      @Environment(\.port) var port
      var body: some View { Text("\(flag) \(port ?? "at sea")") }
    }
    let host = HeadlessHost {
      Mast()
      Mast().environment(\.flag, "red").environment(\.port, "Hull")
    }
    #expect(host.text == "none at sea\nred Hull")
  }

  @Test func thePhaseOfTheAppReachesItsViews() {
    struct Watch: View {
      @Environment(\.scenePhase) var phase
      @State private var changes = 0
      var body: some View {
        Text("\(phase) \(changes)").onChange(of: phase) { _, _ in changes += 1 }
      }
    }
    let host = HeadlessHost { Watch() }
    #expect(host.text == "active 0")
    _ = host.session.perform(.phase(.background))
    #expect(host.text == "background 1")
  }

  @Test func aLightOrDarkScreenIsToldToViewsThatDoNotHaveTheirOwn() {
    struct Watch: View {
      @Environment(\.colorScheme) var scheme
      var body: some View { Text("\(scheme)") }
    }
    let host = HeadlessHost {
      Watch()
      Watch().preferredColorScheme(.light)
      Watch().preferredColorScheme(nil)
    }
    #expect(host.text == "light\nlight\nlight")
    _ = host.session.perform(.colorScheme(.dark))
    #expect(host.text == "dark\nlight\ndark")
    _ = host.session.perform(.phase(.background))
    _ = host.session.perform(.colorScheme(.light))
    #expect(host.text == "light\nlight\nlight")
  }

  @Test func theRoomFromSideToSideIsLittleUnlessTheHostSaysElse() {
    struct Watch: View {
      @Environment(\.horizontalSizeClass) var width
      @Environment(\.verticalSizeClass) var height
      var body: some View {
        Text(width == .compact ? "narrow" : width == .regular ? "wide" : "unknown")
        Text(height == .regular ? "high" : "unknown")
      }
    }
    let host = HeadlessHost { Watch() }
    #expect(host.text == "narrow\nhigh")
    _ = host.session.perform(.width(.regular))
    #expect(host.text == "wide\nhigh")
    let none = HeadlessHost { Watch().environment(\.horizontalSizeClass, nil) }
    #expect(none.text == "unknown\nhigh")
  }

  @Test func valuesOfTheSceneLastLongerThanTheirViews() {
    struct Page: View {
      @SceneStorage("page") private var page = 1
      var body: some View { Button("Page \(page)") { page += 1 } }
    }
    struct Book: View {
      @State private var isOpen = true
      var body: some View {
        if isOpen { Page() }
        Toggle("Open", isOn: $isOpen)
      }
    }
    let host = HeadlessHost { Book() }
    host.tap("Page 1")
    host.toggle("Open")
    host.toggle("Open")
    #expect(host.text == "[ Page 2 ]\n[x] Open")
  }

  @Test func valuesInUserDefaultsAreSharedByTheirKey() {
    struct Rate: View {
      @AppStorage("rate") private var rate = 3
      var body: some View { Button("Rate \(rate)") { rate += 1 } }
    }
    let host = HeadlessHost {
      Rate()
      Rate()
    }
    host.tap("Rate 3 #1")
    #expect(host.text == "[ Rate 4 ]\n[ Rate 4 ]")
  }

  @Test func valuesAreKeptInTheStoreOfTheViewsAround() {
    let (own, other) = (UserDefaults.inMemory, UserDefaults.inMemory)
    other.set(9, forKey: "rate")
    struct Rate: View {
      @AppStorage("rate") private var rate = 3
      var body: some View { Button("Rate \(rate)") { rate += 1 } }
    }
    struct Fixed: View {
      @AppStorage private var rate: Int
      init(_ store: UserDefaults) { _rate = AppStorage(wrappedValue: 0, "rate", store: store) }
      var body: some View { Text("Fixed \(rate)") }
    }
    let host = HeadlessHost {
      VStack {
        Rate()
        Fixed(own)
      }
      .defaultAppStorage(other)
      Rate()
    }
    #expect(host.text == "[ Rate 9 ]\nFixed 0\n[ Rate 3 ]")
    host.tap("Rate 9")
    #expect(host.text == "[ Rate 10 ]\nFixed 0\n[ Rate 3 ]")
    #expect(other.integer(forKey: "rate") == 10)
  }
}
