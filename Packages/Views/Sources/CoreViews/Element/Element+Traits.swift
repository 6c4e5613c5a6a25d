public import Foundation

extension Element {
  /// What few elements have, besides a label and a value.
  public struct Traits: Hashable, Sendable {
    /// The bounds of a number and its step; nil if there are none.
    public var range: Range?
    /// How a picker offers its options, and a tab view its tabs.
    public var look: Look
    /// What a person can do to a row, besides using its controls.
    public var actions: Actions
    /// A short remark at the end of a row or tab, such as a count; empty for none.
    public var badge: String
    /// What a field shows while it is empty.
    public var prompt: String
    /// The most lines that a field shows at once; 1 for a field of one line.
    public var lines: Int
    /// Whether a screen cannot be left by going back.
    public var isBackHidden: Bool
    /// Whether the text of a field is not one that it can take.
    public var isInvalid: Bool
    /// What a field asks of the keyboard; nil for nothing.
    public var entry: TextInputTraits?
    /// Whether the label is told to those who do not see, and not drawn.
    public var isLabelHidden = false
    /// What a button hands on to other programs when it is pressed; empty for none.
    public var shared = ""
    /// Whether a button takes a text from the clipboard, as an edit.
    public var takesPaste = false
    /// The files that a button takes from a person who is elsewhere; nil for none.
    public var fileRequest: FileRequest?
    /// The file that a link hands to a person who is elsewhere; nil for none.
    public var fileOffer: FileOffer?
    /// The height at which a sheet rests; nil leaves it to the host.
    public var detent: PresentationDetent?
    /// The greatest height that a sheet may have, where that is not the one at which it rests.
    public var tallestDetent: PresentationDetent?
    /// Where the views below want the host to scroll; nil as long as they do not.
    public var scrollTarget: ScrollTarget?
    /// Whether it holds a view, and what is told beside it or in its place and not drawn.
    public var holdsSpoken = false
    /// Whether the session wants to know how far it is scrolled.
    public var tellsScrolling = false

    /// The picture of an image; nil for a symbol.
    public var picture: PictureSource?
    /// What hosts that know of places tell the element of touches.
    public var touches = TouchNeeds()
    /// Which keys the views around the element want while it has the focus.
    public var keys = KeyNeeds()
    /// The name of the symbol beside the title of a tab; empty for none.
    public var symbol = ""
    /// The value as people write it in the language of the session; empty where it is the value.
    public var spelledValue = ""

    /// Makes traits; without arguments, those of an element that has none.
    public init(
      range: Range? = nil, look: Look = .automatic, actions: Actions = [], badge: String = "",
      prompt: String = "", lines: Int = 1, isBackHidden: Bool = false, isInvalid: Bool = false
    ) {
      self.range = range
      self.look = look
      self.actions = actions
      self.badge = badge
      self.prompt = prompt
      self.lines = lines
      self.isBackHidden = isBackHidden
      self.isInvalid = isInvalid
    }
  }

  /// The bounds of a number.
  public struct Range: Hashable, Sendable {
    /// The least and the greatest value.
    public var bounds: ClosedRange<Double>
    /// The distance between two values; nil if any value between the bounds will do.
    public var step: Double?

    /// Makes bounds, with a step or without.
    public init(_ bounds: ClosedRange<Double>, step: Double? = nil) {
      self.bounds = bounds
      self.step = step
    }

    /// Where a value lies between the bounds, from 0 to 1.
    public func fraction(of value: Double) -> Double {
      let length = bounds.upperBound - bounds.lowerBound
      guard length > 0, !value.isNaN else { return 0 }
      return min(1, max(0, (value - bounds.lowerBound) / length))
    }
  }

  /// How a picker offers its options, and a tab view its tabs.
  public enum Look: Hashable, Sendable {
    /// As the host finds best for their number.
    case automatic
    /// One at a time; the others come with a press.
    case menu
    /// All of them, below each other or side by side.
    case inline, segmented
    /// One at a time, with a dot for each.
    case pages
  }

  /// What a person can do to a row.
  public struct Actions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Makes actions of their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Deletes it.
    public static let delete = Actions(rawValue: 1)
    /// Moves it to another place among its neighbours.
    public static let move = Actions(rawValue: 2)
    /// Selects it, or no longer.
    public static let select = Actions(rawValue: 4)
  }
}

extension Element {
  /// Where views want their host to scroll.
  public struct ScrollTarget: Hashable, Sendable {
    /// The element that is to be seen.
    public var id: ID
    /// The part of it that meets the same part of the screen; nil scrolls as little as is needed.
    public var anchor: UnitPoint?
    /// Another one with each time that it is asked for.
    public var number: Int

    /// Makes a target.
    public init(id: ID, anchor: UnitPoint? = nil, number: Int = 1) {
      self.id = id
      self.anchor = anchor
      self.number = number
    }
  }
}

extension Element {
  /// The files that a button takes from a person who is elsewhere.
  public struct FileRequest: Hashable, Sendable {
    /// The endings of the files, without dots; empty for files of any kind.
    public var endings: [String]
    /// Whether there may be more than one.
    public var allowsMany: Bool

    /// Makes a request for files with endings.
    public init(endings: [String], allowsMany: Bool) {
      self.endings = endings
      self.allowsMany = allowsMany
    }
  }

  /// A file that a link hands to a person who is elsewhere.
  public struct FileOffer: Hashable, Sendable {
    /// Where it is on this machine.
    public var file: URL
    /// What it is called.
    public var name: String
    /// Its kind in the manner of the web.
    public var type: String

    /// A name for the offer that nobody can guess.
    public var token: String

    /// Makes an offer of a file.
    public init(file: URL, name: String, type: String, token: String = UUID().uuidString) {
      self.token = token
      self.file = file
      self.name = name
      self.type = type
    }
  }
}
