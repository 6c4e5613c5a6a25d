@_spi(Combine) public import CoreViews
public import OpenCombine

extension View {
  /// Runs a closure with each value of a publisher, on the session's actor, while the view is
  /// there.
  ///
  /// ```
  /// Text(elapsed).onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
  ///   seconds += 1
  /// }
  /// ```
  ///
  /// An update of the view hears the same publisher on; another one takes its place.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    receiving(from: publisher) { publisher, receive in
      publisher.sink { receive($0) }
    } perform: {
      action($0)
    }
  }
}
