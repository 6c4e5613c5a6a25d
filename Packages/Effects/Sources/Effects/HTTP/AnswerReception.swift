/// The state of receiving one answer, the same for every transport.
///
/// It is a pure machine: the transport passes it what arrives, and it returns what to do next.
struct AnswerReception {
  enum Step: Equatable {
    case goOn
    case finish(Result<HTTPAnswer, HTTPFailure>)
  }

  private let host: String
  private let authority: String
  private let limit: Int
  private var answer: HTTPAnswer?

  init(of request: HTTPRequest) {
    host = request.host
    authority = request.authority
    limit = request.limit
  }

  /// Takes the head, with header names in small letters and the announced length of the body in
  /// bytes.
  mutating func responded(status: Int, headers: [String: String], length: Int64?) -> Step {
    let answer = HTTPAnswer(status: status, headers: headers)
    self.answer = answer
    guard answer.isSuccess else { return .finish(.success(answer)) }
    return length ?? 0 > limit ? .finish(.failure(.tooLarge(limit: limit))) : .goOn
  }

  mutating func received(_ bytes: some Collection<UInt8>) -> Step {
    let count = answer?.body.count ?? 0
    guard count + bytes.count <= limit else { return .finish(.failure(.tooLarge(limit: limit))) }
    answer?.body += bytes
    return .goOn
  }

  func ended() -> Step {
    .finish(answer.map(Result.success) ?? .failure(.interrupted))
  }

  func error(for failure: TransferFailure) -> HTTPFailure {
    switch failure {
    case .hostUnknown: .hostUnknown(host)
    case .cannotConnect: .cannotConnect(authority)
    case .notSecure: .notSecure(authority)
    case .notHTTP: .notHTTP
    case .interrupted: .interrupted
    }
  }
}
