/// The place of an item of a toolbar.
///
/// The toolbar stands above its view: leading items, the principal one in the middle, trailing
/// items at the other end. Items of the bottom bar and the keyboard stand below the view.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// The place named, or the one that suits the purpose named: cancelling leads, all else trails.
  case automatic, principal, navigation, primaryAction, confirmationAction, cancellationAction
  /// The place named; `navigationBar…` are the former names of `topBar…`.
  case destructiveAction, secondaryAction, topBarLeading, topBarTrailing, navigationBarLeading
  /// The place named; the keyboard's is that of the bottom bar.
  case navigationBarTrailing, bottomBar, keyboard, status
  /// Beside or in place of the title, which is the middle.
  case title, subtitle, largeTitle, largeSubtitle
  /// At the trailing end.
  case topBarPinnedTrailing
}

/// A part of a toolbar.
enum ToolbarSlot: CaseIterable {
  case leading, principal, trailing, bottom, keyboard
}

extension ToolbarItemPlacement {
  var slot: ToolbarSlot {
    switch self {
    case .navigation, .cancellationAction, .topBarLeading, .navigationBarLeading: .leading
    case .principal, .title, .subtitle, .largeTitle, .largeSubtitle: .principal
    case .automatic, .primaryAction, .confirmationAction, .destructiveAction, .secondaryAction,
      .topBarTrailing, .navigationBarTrailing, .topBarPinnedTrailing:
      .trailing
    case .bottomBar, .status: .bottom
    case .keyboard: .keyboard
    }
  }
}

/// A bar that a modifier applies to.
public enum ToolbarPlacement: Hashable, Sendable {
  /// The bar of that name; only `automatic` and `navigationBar`, both the title bar, have an
  /// effect.
  case automatic, navigationBar, tabBar, bottomBar
}

/// What a toolbar is for; hosts draw all alike.
public enum ToolbarRole: Hashable, Sendable {
  /// As the host finds best, for a browser, an editor, or a stack of screens.
  case automatic, browser, editor, navigationStack
}

/// The size of a title; hosts draw all alike.
public enum ToolbarTitleDisplayMode: Hashable, Sendable {
  /// As the host finds best, in the bar, large in the bar, or large below it.
  case automatic, inline, inlineLarge, large
}

/// The size of a screen's title, which has no effect.
public enum TitleDisplayMode: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case automatic, inline, large
}

/// A control that a system adds to toolbars by itself; hosts add none.
public enum ToolbarDefaultItemKind: Hashable, Sendable {
  /// A button for the sidebar, and a title.
  case sidebarToggle, title
  /// A search field.
  case search
}

/// What a person may do with an item of a toolbar, which hosts arrange.
public enum ToolbarCustomizationBehavior: Hashable, Sendable {
  /// All, moving only, and nothing.
  case `default`, reorderable, disabled
}

/// What an item of a toolbar is where a person arranges it, which hosts do.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is always offered.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// The size of the room between items of a toolbar.
public enum SpacerSizing: Hashable, Sendable {
  /// As much as there is, or a usual one.
  case flexible, fixed
}
