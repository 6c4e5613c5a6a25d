import Testing

@Suite struct ObservableStructTests {
  @Test func storedVariablesAreTrackedAndOthersAreNot() {
    expectExpansion(
      of: "ObservableState",
      """
      @ObservableState struct State {
        var count = 0
        private(set) var name: String { didSet {} }
        let id: Int
        var double: Int { count * 2 }
        static var shared = 1
        lazy var slow = 2
        @Shared var user: User
        @ObservationStateIgnored var ignored = 3
        @Presents var child: Child.State?
      }
      """,
      #"""
      struct State {
        @CoreArchitecture.ObservationStateTracked
        var count = 0
        @CoreArchitecture.ObservationStateTracked
        private(set) var name: String { didSet {} }
        let id: Int
        var double: Int { count * 2 }
        static var shared = 1
        lazy var slow = 2
        @Shared var user: User
        @ObservationStateIgnored var ignored = 3
        @Presents var child: Child.State?

        var _$observationRegistrar = CoreArchitecture.ObservationStateRegistrar()

        nonisolated var _$id: CoreArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        nonisolated mutating func _$willModify() {
          _$observationRegistrar._$willModify()
        }

        static var _$registrar:
          Swift.KeyPath<Self, CoreArchitecture.ObservationStateRegistrar>?
        {
          \Self._$observationRegistrar
        }

        static func _$storage(
          for keyPath: Swift.PartialKeyPath<Self>
        ) -> CoreArchitecture.ObservationStorage<Self>? {
          if keyPath == \Self.count {
            return CoreArchitecture.ObservationStorage<Self>(
              \Self._count, property: 0xb1e5e28e4479a274)
          }
          if keyPath == \Self.name {
            return CoreArchitecture.ObservationStorage<Self>(
              \Self._name, property: 0xc4bcadba8e631b86)
          }
          if keyPath == \Self.child {
            return CoreArchitecture.ObservationStorage<Self>(
              \Self._child.wrappedValue, property: 0x622434762500489d)
          }
          if keyPath == \Self.$child {
            return CoreArchitecture.ObservationStorage<Self>(
              \Self._child, property: 0x622434762500489d)
          }
          return nil
        }
      }

      nonisolated extension State: CoreArchitecture.ObservableState {}
      """#
    )
  }

  @Test func publicStruct() {
    expectExpansion(
      of: "ObservableState",
      """
      @ObservableState public struct State<Value> {
      }
      """,
      #"""
      public struct State<Value> {

        var _$observationRegistrar = CoreArchitecture.ObservationStateRegistrar()

        nonisolated public var _$id: CoreArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        nonisolated public mutating func _$willModify() {
          _$observationRegistrar._$willModify()
        }

        public static var _$registrar:
          Swift.KeyPath<Self, CoreArchitecture.ObservationStateRegistrar>?
        {
          \Self._$observationRegistrar
        }
      }

      nonisolated extension State: CoreArchitecture.ObservableState {}
      """#
    )
  }

  @Test func conditionsAroundPropertiesAreKept() {
    expectExpansion(
      of: "ObservableState",
      """
      @ObservableState struct State {
        #if DEBUG
        var log: [String]
        #endif
      }
      """,
      #"""
      struct State {
        #if DEBUG
        var log: [String]
        #endif

        var _$observationRegistrar = CoreArchitecture.ObservationStateRegistrar()

        nonisolated var _$id: CoreArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        nonisolated mutating func _$willModify() {
          _$observationRegistrar._$willModify()
        }

        static var _$registrar:
          Swift.KeyPath<Self, CoreArchitecture.ObservationStateRegistrar>?
        {
          \Self._$observationRegistrar
        }

        static func _$storage(
          for keyPath: Swift.PartialKeyPath<Self>
        ) -> CoreArchitecture.ObservationStorage<Self>? {
          #if DEBUG
          if keyPath == \Self.log {
            return CoreArchitecture.ObservationStorage<Self>(
              \Self._log, property: 0x125073191daf5431)
          }
          #endif
          return nil
        }
      }

      nonisolated extension State: CoreArchitecture.ObservableState {}
      """#
    )
  }

  @Test func writtenPartsWin() {
    expectExpansion(
      of: "ObservableState",
      """
      @ObservableState struct State {
        var _$observationRegistrar = ObservationStateRegistrar()
        var _$id: ObservableStateID { .init() }
        mutating func _$willModify() {}
        static func _$storage(for keyPath: PartialKeyPath<Self>) -> ObservationStorage<Self>? { nil }
        static var _$registrar: KeyPath<Self, ObservationStateRegistrar>? { nil }
      }
      """,
      #"""
      struct State {
        var _$observationRegistrar = ObservationStateRegistrar()
        var _$id: ObservableStateID { .init() }
        mutating func _$willModify() {}
        static func _$storage(for keyPath: PartialKeyPath<Self>) -> ObservationStorage<Self>? { nil }
        static var _$registrar: KeyPath<Self, ObservationStateRegistrar>? { nil }
      }

      nonisolated extension State: CoreArchitecture.ObservableState {}
      """#
    )
  }
}
