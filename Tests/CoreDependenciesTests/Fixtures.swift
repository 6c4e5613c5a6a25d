import CoreDependencies
import Foundation
import Testing

/// A client with a value for each context.
struct Greeter: Sendable {
  var greet: @Sendable (String) -> String
}

extension Greeter: DependencyKey {
  static let liveValue = Greeter { "live \($0)" }
  static let previewValue = Greeter { "preview \($0)" }
  static let testValue = Greeter { "test \($0)" }
}

/// Lives in memory; each instance is told apart by its identity.
final class Storage: Sendable {
  let numbers = LockIsolated<[Int]>([])
}

extension Storage: TestDependencyKey {
  static var testValue: Storage { Storage() }
}

/// A client that has only a live value.
struct Network: Sendable, Equatable {
  var name: String
}

extension Network: DependencyKey {
  static let liveValue = Network(name: "live")
}

extension DependencyValues {
  var greeter: Greeter {
    get { self[Greeter.self] }
    set { self[Greeter.self] = newValue }
  }

  var storage: Storage {
    get { self[Storage.self] }
    set { self[Storage.self] = newValue }
  }

  var network: Network {
    get { self[Network.self] }
    set { self[Network.self] = newValue }
  }
}

/// Runs the body and returns the texts of the issues it reports, which must be at least one.
func issues(
  sourceLocation: Testing.SourceLocation = #_sourceLocation, _ body: () throws -> Void
) rethrows -> [String] {
  let texts = LockIsolated<[String]>([])
  try withKnownIssue(sourceLocation: sourceLocation) {
    try body()
  } matching: { issue in
    texts.withValue { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
    return true
  }
  return texts.value
}

func issues(
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: Testing.SourceLocation = #_sourceLocation, _ body: () async throws -> Void
) async rethrows -> [String] {
  let texts = LockIsolated<[String]>([])
  try await withKnownIssue(sourceLocation: sourceLocation) {
    try await body()
  } matching: { issue in
    texts.withValue { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
    return true
  }
  return texts.value
}
