import Testing

@Suite struct TrackedPropertyTests {
  @Test func defaultValueGoesToTheStorageToo() {
    expectExpansion(
      of: "ObservationStateTracked",
      """
      struct State {
        @ObservationStateTracked public private(set) var count = 0
      }
      """,
      #"""
      struct State {
        public private(set) var count {
        @storageRestrictions(initializes: _count)
        init(initialValue) {
          _count = initialValue
        }
        get {
          _$observationRegistrar.access(0xb1e5e28e4479a274)
          return _count
        }
        set {
          _$observationRegistrar.mutate(0xb1e5e28e4479a274, &_count, newValue)
        }
        _modify {
          let before = _$observationRegistrar.willModify(0xb1e5e28e4479a274, &_count)
          defer { _$observationRegistrar.didModify(0xb1e5e28e4479a274, &_count, before) }
          yield &_count
        }
        }

        @CoreArchitecture.ObservationStateIgnored
        private var _count = 0
      }
      """#
    )
  }

  @Test func observersMoveToTheStorage() {
    expectExpansion(
      of: "ObservationStateTracked",
      """
      struct State {
        @ObservationStateTracked @available(macOS 15, *) var `default`: Int = 1 {
          didSet { print(oldValue) }
        }
      }
      """,
      #"""
      struct State {
        @available(macOS 15, *) var `default`: Int {
          didSet { print(oldValue) }
          @storageRestrictions(initializes: _default)
          init(initialValue) {
            _default = initialValue
          }

          get {
            _$observationRegistrar.access(0xebada5168620c5fe)
            return _default
          }

          set {
            _$observationRegistrar.mutate(0xebada5168620c5fe, &_default, newValue)
          }

          _modify {
            var value = _default
            let before = _$observationRegistrar.willModify(0xebada5168620c5fe, &value)
            defer {
              _default = value
              _$observationRegistrar.didModify(0xebada5168620c5fe, &value, before)
            }
            yield &value
          }
        }

        @CoreArchitecture.ObservationStateIgnored
        @available(macOS 15, *) private var _default: Int = 1 {
            didSet { print(oldValue) }
          }
      }
      """#
    )
  }

  @Test func weakReferenceStaysWeak() {
    expectExpansion(
      of: "ObservationStateTracked",
      """
      struct State {
        @ObservationStateTracked weak var delegate: Delegate?
      }
      """,
      #"""
      struct State {
        weak var delegate: Delegate? {
        @storageRestrictions(initializes: _delegate)
        init(initialValue) {
          _delegate = initialValue
        }
        get {
          _$observationRegistrar.access(0x0f68069c690701ca)
          return _delegate
        }
        set {
          _$observationRegistrar.mutate(0x0f68069c690701ca, &_delegate, newValue)
        }
        _modify {
          let before = _$observationRegistrar.willModify(0x0f68069c690701ca, &_delegate)
          defer { _$observationRegistrar.didModify(0x0f68069c690701ca, &_delegate, before) }
          yield &_delegate
        }
        }

        @CoreArchitecture.ObservationStateIgnored
        private weak var _delegate: Delegate?
      }
      """#
    )
  }

  @Test func ignoredPropertyIsLeftAlone() {
    expectExpansion(
      of: "ObservationStateIgnored",
      """
      struct State {
        @ObservationStateIgnored var count = 0
      }
      """,
      #"""
      struct State {
        var count = 0
      }
      """#
    )
  }
}
