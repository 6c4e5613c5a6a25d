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
