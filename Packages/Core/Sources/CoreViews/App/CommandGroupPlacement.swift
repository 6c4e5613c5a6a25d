internal import CoreArchitecture

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
