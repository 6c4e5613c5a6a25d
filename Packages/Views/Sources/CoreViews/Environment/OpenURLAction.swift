internal import CoreDependencies
public import Foundation

/// Opens a URL; views find it in the environment: `@Environment(\.openURL) private var openURL`.
public struct OpenURLAction: Sendable {
  /// What has become of a URL.
  public struct Result: Hashable, Sendable {
    fileprivate enum Kind: Hashable { case handled, discarded, system }
    fileprivate let kind: Kind
    fileprivate var url: URL?

    /// The closure has opened it.
    public static let handled = Result(kind: .handled)
    /// Nobody is to open it.
    public static let discarded = Result(kind: .discarded)
    /// The program is to open it.
    public static let systemAction = Result(kind: .system)
    /// The program is to open another one.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system, url: url) }
  }

  private let handler: @Sendable (URL) -> Result

  /// Makes an action of a closure.
  public init(handler: @escaping @Sendable (URL) -> Result) { self.handler = handler }

  /// Opens a URL: what the closure leaves to the program goes to the dependency `openURL`.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens a URL, and tells whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    let result = handler(url)
    completion(result.kind != .discarded)
    guard result.kind == .system else { return }
    @Dependency(\.openURL) var openURL
    let effect = openURL
    let target = result.url ?? url
    Task { _ = await effect(target) }
  }
}
