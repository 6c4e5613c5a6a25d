#if !canImport(Darwin)
  public import Foundation

  extension SortComparator where Self == String.Comparator {
    /// Compares strings as people read lists of them: numbers by their value, and letters whatever
    /// their case.
    public static var localizedStandard: String.Comparator {
      String.Comparator(options: [.numeric, .caseInsensitive])
    }
    /// Compares strings in the order of the session's language.
    public static var localized: String.Comparator { String.Comparator(options: []) }
  }
#endif
