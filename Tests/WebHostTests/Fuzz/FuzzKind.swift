import Foundation

/// The parts of the server that read what others have written, each of which fuzzers try by itself.
enum FuzzKind: String, CaseIterable, Sendable {
  /// What a page sends, a frame a line.
  case frames
  /// A form of a browser without script.
  case forms
  /// A form with files: its type in the first line, then its body.
  case files
  /// The head of a request, and its body.
  case requests
  /// The state of a session, and the user defaults of a browser, as they were kept.
  case states

  /// Reads bytes as the server does; returns what is wrong with the outcome, and nil if nothing is.
  ///
  /// What the server refuses is in order. A trap is for whoever calls this to notice.
  func flaw(in bytes: Data) async throws -> String? {
    switch self {
    case .frames: try await Self.flawInFrames(bytes)
    case .forms: try await Self.flawInForm(bytes)
    case .files: try Self.flawInFiles(bytes)
    case .requests: try await Self.flawInRequest(bytes)
    case .states: try await Self.flawInState(bytes)
    }
  }
}
