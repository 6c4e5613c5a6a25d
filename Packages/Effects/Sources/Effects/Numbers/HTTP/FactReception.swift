import Foundation

/// What a server has to say about a number.
enum FactAnswer: Equatable {
  case fact(String)
  /// Ask at another place instead.
  case moved(status: Int, location: String)
}

/// The state of receiving one answer: a pure machine that is told what arrives and says what
/// follows, the same for every transport.
struct FactReception {
  enum Step: Equatable {
    case goOn
    case finish(Result<FactAnswer, NumbersError>)
  }

  /// The largest body taken for a fact, in bytes.
  static let limit = 64 * 1024

  private let host: String
  private var body: [UInt8] = []

  /// - Parameter host: The server's name, for error messages.
  init(host: String) {
    self.host = host
  }

  /// - Parameter length: The announced length of the body in bytes, if there is one.
  func responded(status: Int, location: String?, length: Int64?) -> Step {
    if let location, [301, 302, 303, 307, 308].contains(status) {
      return .finish(.success(.moved(status: status, location: location)))
    }
    guard (200..<300).contains(status) else { return .finish(.failure(.status(status))) }
    return length ?? 0 > Self.limit ? .finish(.failure(.tooLarge(limit: Self.limit))) : .goOn
  }

  mutating func received(_ bytes: some Collection<UInt8>) -> Step {
    guard body.count + bytes.count <= Self.limit else {
      return .finish(.failure(.tooLarge(limit: Self.limit)))
    }
    body += bytes
    return .goOn
  }

  func ended() -> Step {
    guard let text = String(validating: body, as: UTF8.self) else {
      return .finish(.failure(.notUTF8))
    }
    let fact = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return .finish(fact.isEmpty ? .failure(.empty) : .success(.fact(fact)))
  }

  func error(for failure: TransferFailure) -> NumbersError {
    switch failure {
    case .hostUnknown: .hostUnknown(host)
    case .cannotConnect: .cannotConnect(host)
    case .notSecure: .notSecure(host)
    case .notHTTP: .notHTTP
    case .interrupted: .interrupted
    }
  }
}
