import CoreViews
import Foundation
import ModularCombine

extension Word {
  private static func anchored<Used: View>(
    _ name: String, _ change: @escaping @MainActor @Sendable (Text) -> Used
  ) -> Word {
    func shown(_ view: some View) -> some View {
      HStack {
        Text("Berth")
        view
      }
      .overlayPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { proxy in
          if let anchor { Text("#").offset(x: proxy[anchor].minX) }
        }
      }
    }
    return Word(name) {
      shown(change(Text("Quay")))
    } without: {
      shown(Text("Quay"))
    }
  }

  /// What views tell each other, and when.
  @WordsBuilder static var values: [Word] {
    Word("environment", Told(\.colorScheme)) { $0.environment(\.colorScheme, .dark) }
    Word("transformEnvironment", Told(\.locale.identifier)) {
      $0.transformEnvironment(\.locale) { $0 = Locale(identifier: "ko") }
    }
    Word("defaultAppStorage", KeptBerth()) { view in
      let defaults = UserDefaults.inMemory
      defaults.set("quay", forKey: "berth")
      return view.defaultAppStorage(defaults)
    }
    Word("environmentObject", ReadsHarbour()) { $0.environmentObject(Harbour()) }
    Word("dynamicTypeSize", Told(\.dynamicTypeSize)) { $0.dynamicTypeSize(.xLarge) }
    Word("preference") {
      Keeping(0) { $depth in
        Text("depth \(depth)").preference(key: DepthKey.self, value: 7)
          .onPreferenceChange(DepthKey.self) { depth = $0 }
      }
    } without: {
      Keeping(0) { $depth in
        Text("depth \(depth)").onPreferenceChange(DepthKey.self) { depth = $0 }
      }
    }
    Word("transformPreference") {
      Keeping(0) { $depth in
        Text("depth \(depth)").preference(key: DepthKey.self, value: 7)
          .transformPreference(DepthKey.self) { $0 *= 10 }
          .onPreferenceChange(DepthKey.self) { depth = $0 }
      }
    } without: {
      Keeping(0) { $depth in
        Text("depth \(depth)").preference(key: DepthKey.self, value: 7)
          .onPreferenceChange(DepthKey.self) { depth = $0 }
      }
    }
    Word("onPreferenceChange") {
      Noting { $note in
        Text("Berth").preference(key: DepthKey.self, value: 7)
          .onPreferenceChange(DepthKey.self) { note = "depth \($0)" }
      }
    } without: {
      Noting { _ in Text("Berth").preference(key: DepthKey.self, value: 7) }
    }
    Word("overlayPreferenceValue", Text("Berth").preference(key: DepthKey.self, value: 7)) {
      $0.overlayPreferenceValue(DepthKey.self) { Text("over \($0)") }
    }
    Word("backgroundPreferenceValue", Text("3").preference(key: DepthKey.self, value: 7)) {
      $0.backgroundPreferenceValue(DepthKey.self) { Text("under \($0)") }
    }
    anchored("anchorPreference") { $0.anchorPreference(key: BoundsKey.self, value: .bounds) { $0 } }
    anchored("transformAnchorPreference") {
      $0.transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0 = $1 }
    }
    Word("containerValue") {
      Board {
        Text("Tide")
        Text("Bar").containerValue(\.isPinned, true)
      }
    } without: {
      Board {
        Text("Tide")
        Text("Bar")
      }
    }
    Word("focusedValue", doing: "tap Focus") {
      Focusing { focus in
        TextField("Boat", text: .constant("")).focused(focus).focusedValue(\.ship, "Alma")
        ReadsShip()
      }
    } without: {
      Focusing { focus in
        TextField("Boat", text: .constant("")).focused(focus)
        ReadsShip()
      }
    }
    Word("focusedSceneValue") {
      Text("Berth").focusedSceneValue(\.ship, "Clara")
      ReadsShip()
    } without: {
      Text("Berth")
      ReadsShip()
    }
    Word("focusedObject", doing: "tap Focus") {
      Focusing { focus in
        TextField("Boat", text: .constant("")).focused(focus).focusedObject(Pilot())
        ReadsPilot()
      }
    } without: {
      Focusing { focus in
        TextField("Boat", text: .constant("")).focused(focus)
        ReadsPilot()
      }
    }
    Word("focusedSceneObject") {
      Text("Berth").focusedSceneObject(Pilot())
      ReadsPilot()
    } without: {
      Text("Berth")
      ReadsPilot()
    }
    Word("modifier", Text("Berth")) { $0.modifier(Framed()) }
    Word("id", doing: "tap Anew") {
      Keeping(0) { $number in
        Button("Anew") { number += 1 }
        Keeping("") { $name in TextField("Boat", text: $name).onAppear { name = "boat \(number)" } }
          .id(number)
      }
    } without: {
      Keeping(0) { $number in
        Button("Anew") { number += 1 }
        Keeping("") { $name in TextField("Boat", text: $name).onAppear { name = "boat \(number)" } }
      }
    }
    Word("onAppear") {
      Noting { $note in Text("Berth").onAppear { note = "there" } }
    } without: {
      Noting { _ in Text("Berth") }
    }
    Word("onDisappear", doing: "tap Leave") {
      Noting { $note in
        Keeping(true) { $isThere in
          Button("Leave") { isThere = false }
          if isThere { Text("Berth").onDisappear { note = "gone" } }
        }
      }
    } without: {
      Noting { _ in
        Keeping(true) { $isThere in
          Button("Leave") { isThere = false }
          if isThere { Text("Berth") }
        }
      }
    }
    Word("onChange", doing: "tap More") {
      Noting { $note in
        Keeping(0) { $count in
          Button("More") { count += 1 }.onChange(of: count) { note = "from \($0) to \($1)" }
        }
      }
    } without: {
      Noting { _ in Keeping(0) { $count in Button("More") { count += 1 } } }
    }
    Word("task", doing: "wait \"loaded\" 9") {
      Noting { $note in Text("Berth").task { note = "loaded" } }
    } without: {
      Noting { $note in Text("Berth").onAppear { note = "loaded by another way" } }
    }
    Word("onReceive") {
      Noting { $note in
        Text("Berth").onReceive(CurrentValueSubject<String, Never>("North")) {
          note = "heard \($0)"
        }
      }
    } without: {
      Noting { _ in Text("Berth") }
    }
    Word("onOpenURL", opening: URL(string: "harbour://quay")) {
      Noting { $note in Text("Berth").onOpenURL { note = "opened \($0)" } }
    } without: {
      Noting { _ in Text("Berth") }
    }
    Word("onGeometryChange") {
      Noting { $note in
        Text("Berth").onGeometryChange(for: Bool.self, of: { $0.size.width > 0 }) {
          note = "measured \($0)"
        }
      }
    } without: {
      Noting { _ in Text("Berth") }
    }
    Word("onScrollVisibilityChange") {
      Noting { $note in Text("Berth").onScrollVisibilityChange { note = "seen \($0)" } }
    } without: {
      Noting { _ in Text("Berth") }
    }
    Word("transition", Text("Buoy")) { $0.transition(Fogged()) }
    Word("animation", Text("Buoy")) { $0.animation(.default, value: 1) }
    Word("transaction", Text("Buoy")) {
      $0.transaction {
        $0.animation = nil
      } body: {
        $0.bold()
      }
    }
    Word("phaseAnimator", Text("Buoy")) {
      $0.phaseAnimator([1, 2]) { view, phase in view.badge(phase) }
    }
    Word("keyframeAnimator", Text("Buoy")) {
      $0.keyframeAnimator(initialValue: 4.0, trigger: 1) { view, size in
        view.badge(Int(size))
      } keyframes: { _ in
        MoveKeyframe(6)
      }
    }
  }
}
