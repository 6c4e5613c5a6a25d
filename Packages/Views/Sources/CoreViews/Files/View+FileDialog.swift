public import CoreArchitecture
public import Foundation

/// What the dialogs of ``View/fileImporter(isPresented:allowedContentTypes:onCompletion:)``, of
/// exporters and of movers within look like.
extension View {
  /// Says above the files what they are wanted for.
  public func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.message = message }
  }

  /// Says above the files what they are wanted for.
  public func fileDialogMessage(_ message: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Says above the files what they are wanted for.
  @_disfavoredOverload
  public func fileDialogMessage(_ message: some StringProtocol) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Names the button that takes what was chosen.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.confirmation = label }
  }

  /// Names the button that takes what was chosen.
  public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Names the button that takes what was chosen.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel(_ label: some StringProtocol) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Names the field for the name of the file that is written.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.nameLabel = label }
  }

  /// Names the field for the name of the file that is written.
  public func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// Names the field for the name of the file that is written.
  @_disfavoredOverload
  public func fileExporterFilenameLabel(_ label: some StringProtocol) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// Has the dialog begin in a folder.
  ///
  /// Without one it begins where the last dialog was left, and first where the program was started.
  public func fileDialogDefaultDirectory(_ folder: URL?) -> some View {
    transformEnvironment(\.fileDialog) { $0.folder = folder }
  }

  /// Says what the dialog shows; files that are hidden it shows only so.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    transformEnvironment(\.fileDialog) { $0.options = options }
  }

  /// Has the folder remembered for the dialogs of this name alone.
  public func fileDialogCustomizationID(_ id: String) -> some View {
    transformEnvironment(\.fileDialog) { $0.memory = id }
  }

  /// Lets a person choose those files only for which a predicate holds.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    transformEnvironment(\.fileDialog) { settings in
      settings.isEnabled = { (try? predicate.evaluate($0)) ?? false }
    }
  }

  /// Has a link that was chosen handed on as it is, instead of what it leads to.
  public func fileDialogImportsUnresolvedAliases(_ isImported: Bool) -> some View {
    transformEnvironment(\.fileDialog) { $0.keepsLinks = isImported }
  }
}

/// What a dialog about files shows.
public struct FileDialogBrowserOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes options of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lets a person look into packages, as is always possible: here they are folders.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Shows files whose names begin with a dot.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Shows the endings of files, as is always done.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// What views around a dialog about files say of it.
struct FileDialogSettings {
  var message: Text?
  var confirmation: Text?
  var nameLabel: Text?
  var folder: URL?
  var options: FileDialogBrowserOptions = []
  /// The name under which the folder is remembered.
  var memory = ""
  var isEnabled: (URL) -> Bool = { _ in true }
  var keepsLinks = false
}

extension EnvironmentValues {
  private enum FileDialogKey: EnvironmentKey {
    static var defaultValue: FileDialogSettings { FileDialogSettings() }
  }

  var fileDialog: FileDialogSettings {
    get { self[FileDialogKey.self] }
    set { self[FileDialogKey.self] = newValue }
  }
}
