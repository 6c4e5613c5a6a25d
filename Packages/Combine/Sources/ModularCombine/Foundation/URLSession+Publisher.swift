public import Foundation
public import FoundationNetworking
public import OpenCombine

extension URLSession {
  /// Returns a publisher of the answer to a request for a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the answer to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the answer to a request, which it sends for each who hears it.
  ///
  /// Who gives it up hears nothing more, but the transfer goes on to its end: Linux's Foundation
  /// ends the process when a cancellation meets an end that the transfer has reached by itself.
  public struct DataTaskPublisher: Publisher {
    /// The bytes of the answer, and its head.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why there is no answer; one with a status of failure is an answer.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// What sends it.
    public let session: URLSession

    /// Makes a publisher of the answer to a request.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    /// Sends the request.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let outlet = Outlet(subscriber)
      subscriber.receive(subscription: outlet)
      guard outlet.isOpen else { return }
      let (send, finish) = (outlet.send, outlet.finish)
      let task = session.dataTask(with: request) { data, response, error in
        if let response, error == nil {
          send((data ?? Data(), response))
          finish(.finished)
        } else {
          finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      task.resume()
    }
  }
}
