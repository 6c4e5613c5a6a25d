import Core
import Testing

@testable import CoreArchitecture

@Suite struct PresentationIdentityTests {
  struct Item: Identifiable, Equatable {
    var id: Int
    var text = ""
  }

  struct Plain { var text = "" }

  enum Question: Equatable { case yes }

  @CasePathable
  enum Known {
    case item(Item)
    case labelled(item: Item)
    case optional(Item?)
    case plain(Plain)
    case alert(AlertState<Question>)
    case empty
  }

  enum Unknown {
    case item(Item)
    case alert(AlertState<Question>)
    case empty
  }

  @CasePathable
  enum Identified: Identifiable {
    case item(Item)
    case alert(AlertState<Question>)

    var id: String { "one" }
  }

  @Reducer
  struct Editor {
    struct State: Identifiable {
      var id: Int
      var text = ""
    }
    enum Action { case edit }
    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  @Reducer
  enum Places {
    case editor(Editor)
    case other(Editor)
  }

  private func ids<State>(_ states: State...) -> Int {
    let identity = PresentationIdentity<State>()
    return Set(states.map { identity($0) }).count
  }

  private func action<State>(_ state: State) -> Any.Type? {
    withUnsafePointer(to: state) { PresentationIdentity<State>().ephemeralAction(at: $0) }
  }

  @Test func aStateIsKnownByItsID() {
    #expect(ids(Item(id: 1), Item(id: 1, text: "edited")) == 1)
    #expect(ids(Item(id: 1), Item(id: 2)) == 2)
    #expect(ids(Plain(), Plain(text: "edited")) == 1)
    #expect(ids(Identified.item(Item(id: 1)), .item(Item(id: 2))) == 1)
  }

  @Test func anEnumIsKnownByItsCaseAndTheIDOfItsPayload() {
    #expect(ids(Known.item(Item(id: 1)), .item(Item(id: 1, text: "edited"))) == 1)
    #expect(ids(Known.item(Item(id: 1)), .item(Item(id: 2))) == 2)
    #expect(ids(Known.labelled(item: Item(id: 1)), .labelled(item: Item(id: 2))) == 2)
    #expect(ids(Known.optional(Item(id: 1)), .optional(Item(id: 2)), .optional(nil)) == 3)
    #expect(ids(Known.plain(Plain()), .plain(Plain(text: "edited")), .empty) == 2)
  }

  @Test func anEnumWithoutAMacroIsReflected() {
    #expect(ids(Unknown.item(Item(id: 1)), .item(Item(id: 1, text: "edited")), .empty) == 2)
    #expect(ids(Unknown.item(Item(id: 1)), .item(Item(id: 2))) == 2)
  }

  @Test func theStateOfAReducerEnumIsKnownByTheFeatureInIt() {
    let one = Editor.State(id: 1)
    #expect(ids(Places.State.editor(one), .editor(Editor.State(id: 1, text: "edited"))) == 1)
    #expect(ids(Places.State.editor(one), .editor(Editor.State(id: 2)), .other(one)) == 3)
  }

  @Test func alertsAreEphemeralInWhateverEnum() {
    let alert = AlertState<Question> { TextState("Sure?") }
    #expect(action(alert) == Question.self)
    #expect(action(Known.alert(alert)) == Question.self)
    #expect(action(Unknown.alert(alert)) == Question.self)
    #expect(action(Identified.alert(alert)) == Question.self)
    #expect(action(Known.item(Item(id: 1))) == nil)
    #expect(action(Unknown.empty) == nil)
    #expect(action(Item(id: 1)) == nil)
  }
}
