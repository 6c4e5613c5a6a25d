extension Element {
  /// What an element says of itself to those who do not see it, and to tests.
  public struct Accessibility: Hashable, Sendable {
    /// What happens when a person uses it; empty for nothing said.
    public var hint = ""
    /// A name for tests, which no person is told; empty for none.
    public var identifier = ""
    /// What it says instead of its value; empty for nothing said.
    public var value = ""
    /// What it is, besides its role.
    public var traits: Traits = []
    /// What it is not, though its role says so.
    public var removedTraits: Traits = []
    /// Whether it is drawn and not spoken.
    public var isHidden = false
    /// The names of further actions.
    public var actions: [String] = []
    /// Other words by which a person may call it.
    public var inputLabels: [String] = []
    /// The greater, the earlier it is spoken among its neighbours.
    public var sortPriority = 0.0
    /// How the elements below it are spoken.
    public var children: Children = .contain
    /// The level of a heading, from 1 to 6; 0 for none.
    public var headingLevel = 0
    /// The key that presses it from anywhere; nil for none.
    public var shortcut: Shortcut?

    /// The language of its texts, such as `ko`; empty for that of the page.
    public var language = ""
    /// What is told with it when a person asks for more, such as a chart in words.
    public var details: [String] = []
    /// How its changes are told; nil for as usual.
    public var announcement: Announcement?
    /// Whether its text is told letter by letter.
    public var isSpelledOut = false
    /// The lists of places that a person jumps through, by their names.
    public var rotors: [Rotor] = []
    /// Its part in a pair of a label and what that is for.
    public var pair: Pair?
    /// The name that all elements of a group have, which may stand far apart.
    public var group = ""
    /// What is drawn where the label is told instead; empty where the label itself is drawn.
    public var drawnLabel = ""
    /// Whether it is told and not drawn.
    public var isSpokenOnly = false

    /// Makes one that says nothing.
    public init() {}

    /// How the elements below are spoken.
    public enum Children: Hashable, Sendable {
      /// One by one, not at all, and as one text.
      case contain, ignore, combine
    }

    /// How changes of an element are told.
    public enum Announcement: Hashable, Sendable {
      /// After what is being said, and in between.
      case queued, interrupting
    }

    /// A list of places that a person jumps through.
    public struct Rotor: Hashable, Sendable {
      /// What the places are.
      public var name: String
      /// The names of the places.
      public var entries: [String]

      /// Makes a list of places.
      public init(name: String, entries: [String]) {
        self.name = name
        self.entries = entries
      }
    }

    /// A part of a pair.
    public struct Pair: Hashable, Sendable {
      /// Whether it is the label, rather than what the label is for.
      public var isLabel: Bool
      /// What both parts have in common.
      public var key: String

      /// Makes a part of a pair.
      public init(isLabel: Bool, key: String) {
        self.isLabel = isLabel
        self.key = key
      }
    }

    /// A key with those that are held down with it.
    public struct Shortcut: Hashable, Sendable {
      /// The character, such as `s`, `\n` or the escape character.
      public var key: String
      /// The names of the keys that are held down: `command`, `control`, `option`, `shift`.
      public var modifiers: Set<String>

      /// Makes a shortcut.
      public init(key: String, modifiers: Set<String> = []) {
        self.key = key
        self.modifiers = modifiers
      }
    }
  }
}

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

/// What an element is to those who do not see it, besides its role.
public typealias AccessibilityTraits = Element.Accessibility.Traits

/// How the elements of a view are spoken.
public typealias AccessibilityChildBehavior = Element.Accessibility.Children
