public import CoreArchitecture

/// Menus of an app, as a type of their own.
public typealias Commands = View

/// What menus of an app are written in.
public typealias CommandsBuilder = ViewBuilder

/// A menu of an app: a button above its views, which opens controls.
public struct CommandMenu<Content: View>: View {
  private let title: String
  private let content: Content

  /// Makes a menu with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = Text(title).string
    self.content = content()
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  /// The menu.
  public var body: some View { Menu(title) { content } }
}

/// Controls for a menu that a system has; hosts show them in a menu of that name.
public struct CommandGroup<Content: View>: View {
  private let placement: CommandGroupPlacement
  private let content: Content

  /// Puts controls in the place of those that a system has.
  public init(replacing placement: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.placement = placement
    content = addition()
  }

  /// Puts controls in front of those that a system has.
  public init(before placement: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(replacing: placement, addition: addition)
  }

  /// Puts controls behind those that a system has.
  public init(after placement: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(replacing: placement, addition: addition)
  }

  /// The menu; nothing if there are no controls.
  public var body: some View {
    if Content.self != EmptyView.self { Menu(placement.title) { content } }
  }
}

/// The place of controls among the menus of a system.
public struct CommandGroupPlacement: Hashable, Sendable {
  private enum Menu { case app, file, edit, view, window, help }
  private let menu: Menu

  var title: String {
    switch menu {
    case .app: ownText("App")
    case .file: ownText("File")
    case .edit: ownText("Edit")
    case .view: ownText("View")
    case .window: ownText("Window")
    case .help: ownText("Help")
    }
  }

  /// About the app.
  public static let appInfo = Self(menu: .app)
  /// The settings of the app.
  public static let appSettings = Self(menu: .app)
  /// Ending the app.
  public static let appTermination = Self(menu: .app)
  /// Making and opening documents.
  public static let newItem = Self(menu: .file)
  /// Saving.
  public static let saveItem = Self(menu: .file)
  /// Importing and exporting.
  public static let importExport = Self(menu: .file)
  /// Printing.
  public static let printItem = Self(menu: .file)
  /// Undoing and doing again.
  public static let undoRedo = Self(menu: .edit)
  /// Copying and pasting.
  public static let pasteboard = Self(menu: .edit)
  /// Finding and replacing.
  public static let textEditing = Self(menu: .edit)
  /// The look of texts.
  public static let textFormatting = Self(menu: .edit)
  /// Toolbars.
  public static let toolbar = Self(menu: .view)
  /// Sidebars.
  public static let sidebar = Self(menu: .view)
  /// The order of windows.
  public static let windowArrangement = Self(menu: .window)
  /// The size of windows.
  public static let windowSize = Self(menu: .window)
  /// Help.
  public static let help = Self(menu: .help)
}

/// No commands.
public struct EmptyCommands: View {
  /// Makes no commands.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// The commands of a system for sidebars.
///
/// A host has none of its own, so a session shows nothing for them.
public struct SidebarCommands: View {
  /// Makes the commands.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// The commands of a system for toolbars.
///
/// A host has none of its own, so a session shows nothing for them.
public struct ToolbarCommands: View {
  /// Makes the commands.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// The commands of a system for finding and changing text.
///
/// A host has none of its own, so a session shows nothing for them.
public struct TextEditingCommands: View {
  /// Makes the commands.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// The commands of a system for the look of text.
///
/// A host has none of its own, so a session shows nothing for them.
public struct TextFormattingCommands: View {
  /// Makes the commands.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// The commands of a system for inspectors.
///
/// A host has none of its own, so a session shows nothing for them.
public struct InspectorCommands: View {
  /// Makes the commands.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// The commands of a system for pictures of other devices.
///
/// A host has none of its own, so a session shows nothing for them.
public struct ImportFromDevicesCommands: View {
  /// Makes the commands.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
