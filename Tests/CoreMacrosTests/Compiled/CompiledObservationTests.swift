import ComposableArchitecture
import Testing

@ObservableState
private struct Profile: Equatable {
  var name: String
  var age = 30
  let id: Int
  private(set) var visits = 0
  var isAdult: Bool { age >= 18 }
  @ObservationStateIgnored var draft = ""
  @Presents var child: Counter.State?
  var longest = "" { didSet { if longest.count < oldValue.count { longest = oldValue } } }
  #if os(Linux)
    var platform = "Linux"
  #endif

  mutating func visit() { visits += 1 }
}

@ObservableState
private struct Box<Value> {
  var value: Value
  weak var owner: Owner?

  final class Owner {}
}

@CasePathable @dynamicMemberLookup
@ObservableState
private enum Phase: Equatable {
  case idle
  case running(Profile)
  case pair(Profile, Int)
}

@Suite struct CompiledObservationTests {
  private var profile: Profile { Profile(name: "Ada", id: 1) }

  /// How often an observer of what `read` reads is told while `change` runs: zero or one.
  private func notifications<State>(
    of state: inout State,
    reading read: (State) -> Void,
    during change: (inout State) -> Void
  ) -> Int {
    let count = LockIsolated(0)
    withPerceptionTracking {
      read(state)
    } onChange: {
      count.withValue { $0 += 1 }
    }
    change(&state)
    return count.value
  }

  @Test func memberwiseInitializerKeepsNamesAndDefaults() {
    let other = Profile(name: "Bob", age: 7, id: 2, child: Counter.State(count: 1))
    #expect(other.name == "Bob" && !other.isAdult && other.child?.count == 1)
    #expect(profile.age == 30 && profile.platform == "Linux")
  }

  @Test func propertiesAreToldApart() {
    var profile = profile
    #expect(notifications(of: &profile, reading: { _ = $0.name }, during: { $0.name = "B" }) == 1)
    #expect(notifications(of: &profile, reading: { _ = $0.name }, during: { $0.age = 8 }) == 0)
    #expect(notifications(of: &profile, reading: { _ = $0.age }, during: { $0.age += 1 }) == 1)
    #expect(notifications(of: &profile, reading: { _ = $0.visits }, during: { $0.visit() }) == 1)
    #expect(notifications(of: &profile, reading: { _ = $0.draft }, during: { $0.draft = "x" }) == 0)
  }

  @Test func equalValuesAreNoChange() {
    var profile = profile
    #expect(notifications(of: &profile, reading: { _ = $0.age }, during: { $0.age = 30 }) == 0)
  }

  @Test func presentedStateIsObserved() {
    var profile = profile
    #expect(
      notifications(
        of: &profile, reading: { _ = $0.child }, during: { $0.child = Counter.State() }) == 1)
    #expect(notifications(of: &profile, reading: { _ = $0.child }, during: { $0.child = nil }) == 1)
    #expect(notifications(of: &profile, reading: { _ = $0.$child }, during: { $0.age = 1 }) == 0)
  }

  @Test func observersOfPropertiesRun() {
    var profile = profile
    profile.longest = "long"
    #expect(profile.longest == "long")
  }

  @Test func copiesKeepTheirValues() {
    let old = profile
    var new = old
    new.name = "Eve"
    #expect(old.name == "Ada" && new.name == "Eve" && old != new)
  }

  @Test func genericStateAndWeakReferences() {
    let owner = Box<Int>.Owner()
    var box = Box(value: 1, owner: owner)
    box.value += 1
    #expect(box.value == 2 && box.owner === owner)
  }

  @Test func identityOfAnEnumIsItsCaseAndItsPayload() {
    let profile = profile
    var phase = Phase.running(profile)
    #expect(phase._$id == Phase.running(profile)._$id)
    #expect(phase._$id != Phase.idle._$id)
    #expect(Phase.idle._$id == Phase.idle._$id)
    #expect(phase._$id != Phase.running(self.profile)._$id)
    let before = phase._$id
    phase._$willModify()
    #expect(phase._$id != before)
  }

  @Test func storageIsFoundForTrackedPropertiesOnly() {
    #expect(Profile._$storage(for: \.name) != nil)
    #expect(Profile._$storage(for: \.child) != nil)
    #expect(Profile._$storage(for: \.$child) != nil)
    #expect(Profile._$storage(for: \.id) == nil)
    #expect(Profile._$storage(for: \.isAdult) == nil)
    #expect(Profile._$storage(for: \.draft) == nil)
  }
}
