import Testing

@Suite struct PresentsTests {
  @Test func storageAndProjection() {
    expectExpansion(
      of: "Presents",
      """
      @ObservableState struct State {
        @Presents public var child: Child.State?
      }
      """,
      #"""
      @ObservableState struct State {
        public var child: Child.State? {
        @storageRestrictions(initializes: _child)
        init(initialValue) {
          _child = CoreArchitecture.PresentationState<Child.State>(wrappedValue: initialValue)
        }
        get {
          _$observationRegistrar.access(0x622434762500489d)
          return _child.wrappedValue
        }
        set {
          _$observationRegistrar.mutate(0x622434762500489d, &_child.wrappedValue, newValue)
        }
        _modify {
          let before = _$observationRegistrar.willModify(0x622434762500489d, &_child.wrappedValue)
          defer { _$observationRegistrar.didModify(0x622434762500489d, &_child.wrappedValue, before) }
          yield &_child.wrappedValue
        }
        }

        @CoreArchitecture.ObservationStateIgnored
        private var _child = CoreArchitecture.PresentationState<Child.State>(wrappedValue: nil)

        public var $child: CoreArchitecture.PresentationState<Child.State> {
          get {
            _$observationRegistrar.access(0x622434762500489d)
            return _child
          }
          set {
            _$observationRegistrar.mutate(0x622434762500489d, &_child, newValue)
          }
          _modify {
            let before = _$observationRegistrar.willModify(0x622434762500489d, &_child)
            defer { _$observationRegistrar.didModify(0x622434762500489d, &_child, before) }
            yield &_child
          }
        }
      }
      """#
    )
  }

  @Test func defaultValueAndLongSpelling() {
    expectExpansion(
      of: "Presents",
      """
      @ObservableState struct State {
        @Presents private var child: Optional<Child<Int>.State> = .init()
      }
      """,
      #"""
      @ObservableState struct State {
        private var child: Optional<Child<Int>.State> {
        @storageRestrictions(initializes: _child)
        init(initialValue) {
          _child = CoreArchitecture.PresentationState<Child<Int>.State>(wrappedValue: initialValue)
        }
        get {
          _$observationRegistrar.access(0x622434762500489d)
          return _child.wrappedValue
        }
        set {
          _$observationRegistrar.mutate(0x622434762500489d, &_child.wrappedValue, newValue)
        }
        _modify {
          let before = _$observationRegistrar.willModify(0x622434762500489d, &_child.wrappedValue)
          defer { _$observationRegistrar.didModify(0x622434762500489d, &_child.wrappedValue, before) }
          yield &_child.wrappedValue
        }
        }

        @CoreArchitecture.ObservationStateIgnored
        private var _child = CoreArchitecture.PresentationState<Child<Int>.State>(wrappedValue: .init())

        private var $child: CoreArchitecture.PresentationState<Child<Int>.State> {
          get {
            _$observationRegistrar.access(0x622434762500489d)
            return _child
          }
          set {
            _$observationRegistrar.mutate(0x622434762500489d, &_child, newValue)
          }
          _modify {
            let before = _$observationRegistrar.willModify(0x622434762500489d, &_child)
            defer { _$observationRegistrar.didModify(0x622434762500489d, &_child, before) }
            yield &_child
          }
        }
      }
      """#
    )
  }
}
