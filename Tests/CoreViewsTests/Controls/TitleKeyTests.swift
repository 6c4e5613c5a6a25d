import CoreArchitecture
import CoreCasePaths
import Foundation
import Testing
import ViewsTesting

@testable import CoreViews

/// Literals in views are keys of translations.
@MainActor
@Suite struct TitleKeyTests {
  @Test func aTextFindsTheCatalogueOfItsBundle() throws {
    let bundle = try HarbourBundle.make()
    let view = Text("\("North") to \("South")", bundle: bundle)
    #expect(HeadlessHost { view }.text == "North to South")
    let korean = PreferredLanguages(["ko"]).asCurrent {
      HeadlessHost { Text("\("North") to \("South")", bundle: bundle) }
    }
    #expect(korean.text == "South, 출발지 North")
  }

  @Test func aSessionKeepsTheLanguagesItWasMadeIn() throws {
    let bundle = try HarbourBundle.make()
    let store = Store(initialState: Tally.State()) { Tally() }
    let korean = PreferredLanguages(["ko-KR"]).asCurrent {
      HeadlessHost { TallyView(store: store, bundle: bundle) }
    }
    let english = HeadlessHost { TallyView(store: store, bundle: bundle) }
    store.send(.add)
    #expect(english.text == "1 boat")
    #expect(korean.text == "배 1척")
    store.send(.add)
    #expect(english.text == "2 boats")
    #expect(korean.text == "배 2척")
  }

  @Test func stateIsTheSameInAllLanguages() throws {
    let bundle = try HarbourBundle.make()
    let state = TextState("Cast off", bundle: bundle)
    #expect(state == TextState(verbatim: "Cast off"))
    #expect(String(state: state) == "Cast off")
    #expect(String(state: state, locale: Locale(identifier: "ko_KR")) == "출항")
    #expect(
      PreferredLanguages(["ko"]).asCurrent { HeadlessHost { Text(state) } }.text == "출항")
    #expect("\(state)" == "Cast off")
  }

  @Test func theViewLayerSpeaksTheLanguageOfTheSession() {
    let korean = PreferredLanguages(["ko"]).asCurrent {
      HeadlessHost { Button("Cast off") {}.disabled(true) }
    }
    let button = korean.session.root.flattened.first { $0.role == .button }
    let outcome = button.map { korean.session.perform(.activate($0.id)) }
    #expect(outcome == .refused("“Cast off” 버튼: 지금은 사용할 수 없습니다"))
  }

  @Test func titlesOfControlsAreKeysWithMarkdown() {
    let host = HeadlessHost {
      NavigationStack {
        Form {
          Section("**Tides**") { Text("high") }
          Picker("*Side*", selection: .constant(1)) { Text("Port").tag(1) }
          TextField("**Ship**", text: .constant("Hulk"))
          DisclosureGroup("**More**") { Text("rest") }
        }
        .navigationTitle("**Harbour** \(3)")
      }
    }
    let text = host.text
    #expect(!text.contains("*"), "\(text)")
    for part in ["Harbour 3", "Tides", "Side", "Ship", "More"] {
      #expect(text.contains(part), "\(text)")
    }
    let title = String("**kept**")
    #expect(HeadlessHost { Section(title) { Text("a") } }.text.contains("**kept**"))
  }
}

@Reducer
private struct Tally {
  @ObservableState
  struct State: Equatable { var boats = 0 }
  enum Action { case add }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.boats += 1
      return .none
    }
  }
}

private struct TallyView: View {
  let store: StoreOf<Tally>
  let bundle: Bundle

  var body: some View { Text("\(store.boats) boats", bundle: bundle) }
}
