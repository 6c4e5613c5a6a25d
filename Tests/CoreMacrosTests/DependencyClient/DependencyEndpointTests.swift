import Testing

@Suite struct DependencyEndpointTests {
  @Test func throwingEndpointWithLabels() {
    expectExpansion(
      of: "DependencyEndpoint",
      """
      struct API {
        @DependencyEndpoint public var fetch: @Sendable (_ id: Int, String) async throws -> User
      }
      """,
      #"""
      struct API {
        public var fetch: @Sendable (_ id: Int, String) async throws -> User {
        @storageRestrictions(initializes: _fetch)
        init(initialValue) {
          _fetch = initialValue
        }
        get {
          _fetch
        }
        set {
          _fetch = newValue
        }
        }

        private var _fetch: @Sendable (_ id: Int, String) async throws -> User = { _, _ in
          CoreDependencies._reportUnimplementedEndpoint("API.fetch")
          throw CoreDependencies.Unimplemented("fetch")
        }

        public func fetch(id p0: Int, _ p1: String) async throws -> User {
          try await _fetch(p0, p1)
        }
      }
      """#
    )
  }

  @Test func defaultClosureReportsFirst() {
    expectExpansion(
      of: "DependencyEndpoint",
      """
      struct API {
        @DependencyEndpoint var count: (Int) -> Int = { $0 }
      }
      """,
      #"""
      struct API {
        var count: (Int) -> Int {
        get {
          _count
        }
        set {
          _count = newValue
        }
        }

        private var _count: (Int) -> Int = {
          CoreDependencies._reportUnimplementedEndpoint("API.count")
          return $0
        }
      }
      """#
    )
  }

  @Test func defaultOfSeveralLinesThatNeverReturns() {
    expectExpansion(
      of: "DependencyEndpoint",
      """
      struct API {
        @DependencyEndpoint var count: (Int) -> Int = { value in
          print(value)
          fatalError()
        }
      }
      """,
      #"""
      struct API {
        var count: (Int) -> Int {
        get {
          _count
        }
        set {
          _count = newValue
        }
        }

        private var _count: (Int) -> Int = { value in
          CoreDependencies._reportUnimplementedEndpoint("API.count")
          print(value)
          fatalError()
        }
      }
      """#
    )
  }

  @Test func methodOfAnotherName() {
    expectExpansion(
      of: "DependencyEndpoint",
      """
      struct API {
        @DependencyEndpoint(method: "increase") var add: @MainActor (inout Int) -> Void
      }
      """,
      #"""
      struct API {
        var add: @MainActor (inout Int) -> Void {
        @storageRestrictions(initializes: _add)
        init(initialValue) {
          _add = initialValue
        }
        get {
          _add
        }
        set {
          _add = newValue
        }
        }

        private var _add: @MainActor (inout Int) -> Void = { _ in
          CoreDependencies._reportUnimplementedEndpoint("API.add")
        }

        @MainActor
        func increase(_ p0: inout Int) -> Void {
          _add(&p0)
        }
      }
      """#
    )
  }

  @Test func defaultThatIsNoClosureIsKept() {
    expectExpansion(
      of: "DependencyEndpoint",
      """
      struct API {
        @DependencyEndpoint var count: () -> Int = unimplemented("count", placeholder: 0)
      }
      """,
      #"""
      struct API {
        var count: () -> Int {
        get {
          _count
        }
        set {
          _count = newValue
        }
        }

        private var _count: () -> Int = unimplemented("count", placeholder: 0)
      }
      """#
    )
  }

  @Test func optionalEndpointReturnsNil() {
    expectExpansion(
      of: "DependencyEndpoint",
      """
      struct Gauge {
        @DependencyEndpoint var depth: @Sendable (_ berth: Int) async -> Double?
      }
      """,
      #"""
      struct Gauge {
        var depth: @Sendable (_ berth: Int) async -> Double? {
        @storageRestrictions(initializes: _depth)
        init(initialValue) {
          _depth = initialValue
        }
        get {
          _depth
        }
        set {
          _depth = newValue
        }
        }

        private var _depth: @Sendable (_ berth: Int) async -> Double? = { _ in
          CoreDependencies._reportUnimplementedEndpoint("Gauge.depth")
          return nil
        }

        func depth(berth p0: Int) async -> Double? {
          await _depth(p0)
        }
      }
      """#
    )
  }
}
