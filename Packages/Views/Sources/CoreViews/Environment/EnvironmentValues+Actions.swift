public import Foundation

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshSource? { nil } }
private enum FocusKey: EnvironmentKey { static var defaultValue: FocusLink? { nil } }
private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }

/// What views may do, and what they may ask of what is around them.
extension EnvironmentValues {
  /// Reloads the content by the `refreshable(action:)` around; nil without one.
  public var refresh: RefreshAction? { refreshSource.map { RefreshAction(source: $0) } }
  /// Whether the view is within the element that a `FocusState` names.
  public var isFocused: Bool { focusAround?.isWanted() ?? false }
  /// Opens another window, which no host does.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window, which no host does.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Opens the window of settings, which no host has.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Asks for a review, which no host does.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Whether the screen is dimmed, as that of a watch may be; no host's is.
  public var isLuminanceReduced: Bool { false }
  /// A distance of lines that views hand down to their own views.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  var refreshSource: RefreshSource? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  var focusAround: FocusLink? {
    get { self[FocusKey.self] }
    set { self[FocusKey.self] = newValue }
  }
}

/// Reloads the content around: `@Environment(\.refresh) var refresh`.
public struct RefreshAction {
  let source: RefreshSource

  /// Reloads the content, and returns when that is done.
  public nonisolated(nonsending) func callAsFunction() async { await source.action() }
}

/// The `refreshable(action:)` around; its modifier keeps it, so that the closure can be replaced.
final class RefreshSource: Equatable {
  var action: nonisolated(nonsending) () async -> Void

  init(_ action: nonisolated(nonsending) @escaping () async -> Void) { self.action = action }

  static func == (lhs: RefreshSource, rhs: RefreshSource) -> Bool { lhs === rhs }
}

/// Opens another window: `@Environment(\.openWindow) var openWindow`; hosts have one, so nothing
/// opens.
public struct OpenWindowAction: Sendable {
  /// Does nothing: a host shows one window.
  public func callAsFunction(id: String) {}
  /// Does nothing: a host shows one window.
  public func callAsFunction(value: some Codable & Hashable) {}
  /// Does nothing: a host shows one window.
  public func callAsFunction(id: String, value: some Codable & Hashable) {}
}

/// Opens the window of settings: `@Environment(\.openSettings) var openSettings`; hosts have none.
public struct OpenSettingsAction: Sendable {
  /// Does nothing: a host shows one window.
  public func callAsFunction() {}
}

/// Asks a person for a review: `@Environment(\.requestReview) var requestReview`.
public struct RequestReviewAction: Sendable {
  /// Does nothing: hosts know no shop that reviews are written in.
  public func callAsFunction() {}
}
