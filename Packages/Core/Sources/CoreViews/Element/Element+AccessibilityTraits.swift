extension Element.Accessibility {
  /// What an element is, besides its role.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt32
    /// Makes traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A button.
    public static let isButton = Traits(rawValue: 1)
    /// A heading.
    public static let isHeader = Traits(rawValue: 2)
    /// Selected.
    public static let isSelected = Traits(rawValue: 4)
    /// A link.
    public static let isLink = Traits(rawValue: 8)
    /// A field to search in.
    public static let isSearchField = Traits(rawValue: 16)
    /// An image.
    public static let isImage = Traits(rawValue: 32)
    /// Plays a sound.
    public static let playsSound = Traits(rawValue: 64)
    /// A key of a keyboard.
    public static let isKeyboardKey = Traits(rawValue: 128)
    /// A text that does not change.
    public static let isStaticText = Traits(rawValue: 256)
    /// Sums up what there is when the app opens.
    public static let isSummaryElement = Traits(rawValue: 512)
    /// Changes often.
    public static let updatesFrequently = Traits(rawValue: 1024)
    /// Begins something that plays.
    public static let startsMediaSession = Traits(rawValue: 2048)
    /// Can be touched as it is.
    public static let allowsDirectInteraction = Traits(rawValue: 4096)
    /// Turns a page by itself.
    public static let causesPageTurn = Traits(rawValue: 8192)
    /// Covers everything else.
    public static let isModal = Traits(rawValue: 16384)
    /// A switch.
    public static let isToggle = Traits(rawValue: 32768)
  }
}
