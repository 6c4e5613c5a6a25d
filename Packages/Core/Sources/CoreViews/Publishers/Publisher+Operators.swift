extension Publisher {
  /// Hides the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Tells what a closure makes of each value.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    passing { value, receive in receive(transform(value)) }
  }

  /// Tells what a closure makes of each value, without nil.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    passing { value, receive in transform(value).map(receive) }
  }

  /// Tells the values for which a closure says so.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { value, receive in if isIncluded(value) { receive(value) } }
  }

  /// Leaves the first values out.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher(_identity) { session, receive in
      var rest = count
      return _subscribe(in: session) { value in
        if rest > 0 { rest -= 1 } else { receive(value) }
      }
    }
  }

  /// Leaves a value out that is equal to the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    AnyPublisher(_identity) { session, receive in
      var last: Output?
      return _subscribe(in: session) { value in
        defer { last = value }
        if last != value { receive(value) }
      }
    }
  }

  /// Tells the values of this publisher and those of another.
  public func merge(
    with other: some Publisher<Output, Failure>
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(_identity.flatMap { own in other._identity.map { [own, $0] } }) {
      session, receive in
      let both = [
        _subscribe(in: session, receive), other._subscribe(in: session, receive),
      ]
      return PublisherSubscription { for part in both { part.cancel() } }
    }
  }

  /// Tells the values where the session is, as always: the scheduler makes no difference.
  public func receive(on scheduler: some Any) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  private func passing<Result>(
    _ pass: @escaping (Output, (Result) -> Void) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher(_identity) { session, receive in
      _subscribe(in: session) { pass($0, receive) }
    }
  }
}
