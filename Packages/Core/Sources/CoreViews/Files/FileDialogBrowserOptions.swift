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
