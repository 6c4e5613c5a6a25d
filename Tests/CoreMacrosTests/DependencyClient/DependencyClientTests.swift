import Testing

@Suite struct DependencyClientTests {
  /// A client whose data has no default could once be made only with all of its endpoints.
  @Test func endpointsAndInitializers() {
    expectExpansion(
      of: "DependencyClient",
      """
      @DependencyClient public struct API: Sendable {
        public var fetch: @Sendable (_ id: Int) async throws -> User
        var ping: () -> Void
        var count: (Int) -> Int = { _ in 0 }
        var optional: (() -> Void)?
        var retries = 3
        let host: String
        let version = 1
        private var cache: () -> Void
        @DependencyEndpointIgnored var logger: () -> Void = {}
        var url: URL { fatalError() }
        static var shared: () -> Void = {}
      }
      """,
      #"""
      public struct API: Sendable {
        @CoreDependencies.DependencyEndpoint
        public var fetch: @Sendable (_ id: Int) async throws -> User
        @CoreDependencies.DependencyEndpoint
        var ping: () -> Void
        @CoreDependencies.DependencyEndpoint
        var count: (Int) -> Int = { _ in 0 }
        var optional: (() -> Void)?
        var retries = 3
        let host: String
        let version = 1
        @CoreDependencies.DependencyEndpoint
        private var cache: () -> Void
        @DependencyEndpointIgnored var logger: () -> Void = {}
        var url: URL { fatalError() }
        static var shared: () -> Void = {}

        public init(
          fetch: @escaping @Sendable (_ id: Int) async throws -> User,
          ping: @escaping () -> Void,
          count: @escaping (Int) -> Int,
          optional: (() -> Void)? = nil,
          retries: Swift.Int = 3,
          host: String,
          logger: @escaping () -> Void = {}
        ) {
          self.fetch = fetch
          self.ping = ping
          self.optional = optional
          self.retries = retries
          self.host = host
          self.logger = logger
          self.count = count
        }

        public init(
          host: String
        ) {
          self.host = host
        }
      }
      """#
    )
  }

  @Test func emptyInitializerWhereEverythingHasADefault() {
    expectExpansion(
      of: "DependencyClient",
      """
      @DependencyClient public struct API {
        public var fetch: (Int) throws -> User
      }
      """,
      #"""
      public struct API {
        @CoreDependencies.DependencyEndpoint
        public var fetch: (Int) throws -> User

        public init(
          fetch: @escaping (Int) throws -> User
        ) {
          self.fetch = fetch
        }

        public init() {}
      }
      """#
    )
  }

  @Test func hiddenEndpointWithoutDefaultHidesTheInitializer() {
    expectExpansion(
      of: "DependencyClient",
      """
      @DependencyClient public struct API {
        private var fetch: (Int) -> User
      }
      """,
      #"""
      public struct API {
        @CoreDependencies.DependencyEndpoint
        private var fetch: (Int) -> User

        fileprivate init(
          fetch: @escaping (Int) -> User
        ) {
          self.fetch = fetch
        }
      }
      """#
    )
  }

  @Test func writtenInitializersWin() {
    expectExpansion(
      of: "DependencyClient",
      """
      @DependencyClient struct API {
        var fetch: (Int) throws -> User
        init() {}
        init(fetch: @escaping (Int) throws -> User) { self.fetch = fetch }
      }
      """,
      #"""
      struct API {
        @CoreDependencies.DependencyEndpoint
        var fetch: (Int) throws -> User
        init() {}
        init(fetch: @escaping (Int) throws -> User) { self.fetch = fetch }
      }
      """#
    )
  }
}
