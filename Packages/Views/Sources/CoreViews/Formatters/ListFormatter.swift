#if !canImport(Darwin)
  @_spi(Hosts) internal import CoreArchitecture
  public import Foundation

  /// Joins what is listed, as in "a, b, and c"; Foundation has it on Apple's systems alone.
  open class ListFormatter: Formatter {
    private var namedLocale: Locale?

    /// What writes each item; nil writes them as they are.
    open var itemFormatter: Formatter?

    public override init() { super.init() }

    /// Always nil: it is in no archive.
    public required init?(coder: NSCoder) { nil }

    /// Whose word stands before the last item; by itself the language of the session.
    open var locale: Locale {
      get { namedLocale ?? PreferredLanguages.current.locale }
      set { namedLocale = newValue }
    }

    /// Joins items, in the languages of the session.
    open class func localizedString(byJoining items: [String]) -> String {
      ListFormatter().string(from: items) ?? ""
    }

    /// Joins items.
    open func string(from items: [Any]) -> String? {
      let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      return texts.formatted(.list(type: .and).locale(locale))
    }

    /// Joins the items of an array; nil for all else.
    open override func string(for value: Any?) -> String? {
      (value as? [Any]).flatMap { string(from: $0) }
    }
  }
#endif
