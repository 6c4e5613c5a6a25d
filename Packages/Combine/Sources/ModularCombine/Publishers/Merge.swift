@_spi(Locked) import CoreDependencies
public import OpenCombine

extension Publishers {
  /// The values of several publishers of one type, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// A value of one of them.
    public typealias Output = Upstream.Output
    /// The first failure of one of them.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Merges publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Merges the publishers of a sequence.
    public init(_ upstream: some Swift.Sequence<Upstream>) { publishers = Array(upstream) }

    /// Begins to hear all of them; ends when all have ended, or one has failed.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let rest = Locked(publishers.count)
      subscriber.receive(subscription: outlet)
      if publishers.isEmpty { outlet.finish(.finished) }
      for publisher in publishers where outlet.isOpen {
        outlet.keep(
          publisher.sink { completion in
            let isLast = rest.withLock { rest in
              rest -= 1
              return rest == 0
            }
            if case .failure = completion { outlet.finish(completion) }
            if isLast { outlet.finish(completion) }
          } receiveValue: {
            outlet.send($0)
          })
      }
    }

    /// Merges one more.
    public func merge(with other: Upstream) -> Self { Self(publishers + [other]) }
  }

  /// The values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// A value of one of them.
    public typealias Output = A.Output
    /// The first failure of one of them.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B

    /// Merges two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Begins to hear both; ends when both have ended, or one has failed.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
    }
  }

  /// The values of three publishers, as they come.
  public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = Merge<Merge<A, B>, C>
  where A.Output == B.Output, B.Output == C.Output, A.Failure == B.Failure, B.Failure == C.Failure
}

extension Publishers.Merge {
  /// Merges three publishers.
  public init<First: Publisher, Second: Publisher>(_ a: First, _ b: Second, _ c: B)
  where A == Publishers.Merge<First, Second> {
    self.init(Publishers.Merge(a, b), c)
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Tells the values of this publisher and those of another, as they come.
  public func merge<P: Publisher<Output, Failure>>(with other: P) -> Publishers.Merge<Self, P> {
    Publishers.Merge(self, other)
  }

  /// Tells the values of three publishers, as they come.
  public func merge<B: Publisher<Output, Failure>, C: Publisher<Output, Failure>>(
    with b: B, _ c: C
  ) -> Publishers.Merge<Publishers.Merge<Self, B>, C> {
    merge(with: b).merge(with: c)
  }

  /// Tells the values of four publishers, as they come.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>
  >(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge<Publishers.Merge<Publishers.Merge<Self, B>, C>, D> {
    merge(with: b, c).merge(with: d)
  }
}
