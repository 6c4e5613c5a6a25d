/// A column of a split view.
public enum NavigationSplitViewColumn: Hashable, Sendable {
  /// The first, the second of three, and the last.
  case sidebar, content, detail
}

/// Which columns of a ``NavigationSplitView`` are to be seen where there is room for all.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  /// All of them.
  case automatic, all
  /// All but the first.
  case doubleColumn
  /// The last one.
  case detailOnly
}

/// A height at which a sheet rests, at the lower edge of the screen.
public enum PresentationDetent: Hashable, Sendable {
  /// Half of the screen, or all of it.
  case medium, large
  /// A height in points.
  case height(Double)
  /// A part of the screen's height, from 0 to 1.
  case fraction(Double)

  /// The height on a screen of a height, in points.
  public func height(on screen: Double) -> Double {
    switch self {
    case .medium: screen / 2
    case .large: screen
    case .height(let height): min(max(0, height), screen)
    case .fraction(let part): min(max(0, part), 1) * screen
    }
  }
}

/// The container whose ground a view sets.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  /// A screen of a stack, a tab view, or a window.
  case navigation, tabView, window
}
