import Core
import Testing

@testable import CoreArchitecture

/// The identity of an enum is that of its payload, read and renewed where the enum holds it.
@Suite struct ComputedIdentityTests {
  @ObservableState
  struct Lamp {
    var name = "lamp"
    var watts = [40, 60]
  }

  @ObservableState
  struct Fan {
    var speed = 1
  }

  @ObservableState
  @CasePathable
  enum Device {
    case lamp(Lamp)
    case spareLamp(Lamp)
    case fan(Fan)
    indirect case boxed(Fan)
    case nested(Part)
    case number(Int)
    case none
  }

  @ObservableState
  @CasePathable
  enum Part {
    case lamp(Lamp)
    case fan(Fan)
  }

  @ObservableState
  enum Unlisted {
    case lamp(Lamp)
    case fan(Fan)
  }

  /// Whether a change in place renews the identity, and both ways to ask for it agree.
  private func isRenewed<Value: ObservableState>(_ value: Value) throws -> Bool {
    let identity = try #require(ObservableIdentity(Value.self))
    return try [value, value].map { value in
      var value = value
      let before = value._$id
      let renewed = withUnsafeMutablePointer(to: &value) { identity.willModify($0) }
      try #require(renewed == value._$id)
      try #require(withUnsafeMutablePointer(to: &value) { identity.id($0) } == renewed)
      return renewed != before
    } == [true, true]
  }

  @Test func observablePayloadsAreRenewed() throws {
    #expect(try isRenewed(Device.lamp(Lamp())))
    #expect(try isRenewed(Device.spareLamp(Lamp())))
    #expect(try isRenewed(Device.fan(Fan())))
    #expect(try isRenewed(Device.boxed(Fan())))
    #expect(try isRenewed(Device.nested(.fan(Fan()))))
    #expect(try isRenewed(Device?.some(.lamp(Lamp()))))
    #expect(try isRenewed(Unlisted.lamp(Lamp())))
    #expect(try isRenewed(Unlisted.fan(Fan())))
  }

  @Test func casesWithoutAnObservablePayloadKeepTheirs() throws {
    #expect(try !isRenewed(Device.none))
  }

  @Test func theValueStaysAsItIs() throws {
    var device = Device.spareLamp(Lamp(name: "a name of more than fifteen bytes"))
    let identity = try #require(ObservableIdentity(Device.self))
    for _ in 1...2 { _ = withUnsafeMutablePointer(to: &device) { identity.willModify($0) } }
    #expect(device[case: \.spareLamp]?.name == "a name of more than fifteen bytes")
    #expect(device[case: \.spareLamp]?.watts == [40, 60])
  }
}
