@_spi(Locked) import CoreDependencies
public import OpenCombine

/// The latest values of several publishers, each time that one of them tells a new one.
private struct Latest<Output, Failure: Error>: Publisher {
  let upstreams: [AnyPublisher<Any, Failure>]
  let make: ([Any]) -> Output

  private struct Contents {
    var values: [UncheckedSendable<Any>?]
    var rest: Int
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    let contents = Locked(
      Contents(values: Array(repeating: nil, count: upstreams.count), rest: upstreams.count))
    subscriber.receive(subscription: outlet)
    for (index, upstream) in upstreams.enumerated() where outlet.isOpen {
      outlet.keep(
        upstream.sink { completion in
          let isLast = contents.withLock { contents in
            contents.rest -= 1
            return contents.rest == 0
          }
          if case .failure = completion { outlet.finish(completion) }
          if isLast { outlet.finish(completion) }
        } receiveValue: { value in
          let value = UncheckedSendable(value)
          let values = contents.withLock { contents in
            contents.values[index] = value
            return contents.values
          }
          let all = values.compactMap { $0?.value }
          if all.count == upstreams.count { outlet.send(make(all)) }
        })
    }
  }
}

extension Publisher {
  fileprivate var erased: AnyPublisher<Any, Failure> { map { $0 as Any }.eraseToAnyPublisher() }
}

extension Publishers {
  /// The latest values of two publishers, each time that one of them tells a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The latest value of each.
    public typealias Output = (A.Output, B.Output)
    /// The first failure of one of them.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B

    /// Combines two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Begins to hear both; ends when both have ended, or one has failed.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Latest(upstreams: [a.erased, b.erased]) { ($0[0] as! A.Output, $0[1] as! B.Output) }
        .receive(subscriber: subscriber)
    }
  }

  /// The latest values of three publishers, each time that one of them tells a new one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The latest value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The first failure of one of them.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C

    /// Combines three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Begins to hear all; ends when all have ended, or one has failed.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Latest(upstreams: [a.erased, b.erased, c.erased]) {
        ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output)
      }
      .receive(subscriber: subscriber)
    }
  }

  /// The latest values of four publishers, each time that one of them tells a new one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The latest value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The first failure of one of them.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C
    /// The fourth.
    public let d: D

    /// Combines four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Begins to hear all; ends when all have ended, or one has failed.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Latest(upstreams: [a.erased, b.erased, c.erased, d.erased]) {
        ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output, $0[3] as! D.Output)
      }
      .receive(subscriber: subscriber)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Tells the latest values of this publisher and another, once both have told one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Tells what a closure makes of the latest values of this publisher and another.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0, $1) }
  }

  /// Tells the latest values of three publishers, once all have told one.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, second, third)
  }

  /// Tells what a closure makes of the latest values of three publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, second, third).map { transform($0, $1, $2) }
  }

  /// Tells the latest values of four publishers, once all have told one.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, second, third, fourth)
  }
}
