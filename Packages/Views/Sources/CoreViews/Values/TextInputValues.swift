// The names of its cases are those of other platforms.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The keyboard for a field, where one is drawn on the screen.
public enum KeyboardType: Hashable, Sendable {
  /// Letters, digits, digits with a point, and keys for numbers, addresses and searching.
  case `default`, numberPad, decimalPad, phonePad, emailAddress, asciiCapable, URL
  /// Digits with signs, and keys for searching, for names, and for plain letters.
  case numbersAndPunctuation, webSearch, twitter, namePhonePad, asciiCapableNumberPad
}

// The names of its cases are those of other platforms.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The meaning of a field's text, by which a browser fills it in.
public enum TextContentType: Hashable, Sendable {
  /// A name to log in with, a word that is kept or new, a code that is sent.
  case username, password, newPassword, oneTimeCode
  /// The name of a person, whole and in parts, and of an organisation.
  case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname
  /// What a person does, and for whom.
  case jobTitle, organizationName
  /// Where a person is reached.
  case emailAddress, telephoneNumber, URL
  /// An address in parts.
  case fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity, addressState
  /// The rest of an address.
  case postalCode, countryName
  /// A card and a day of birth.
  case creditCardNumber, birthdate
}

/// The letters that a keyboard capitalises by itself.
public enum TextInputAutocapitalization: Hashable, Sendable {
  /// None, the first of each word, of each sentence, and all.
  case never, words, sentences, characters
}

/// Which letters of a text become capitals, in the older form.
public enum TextAutocapitalizationType: Hashable, Sendable {
  /// None, the first of each word, of each sentence, and all.
  case none, words, sentences, allCharacters
}

/// The label of the key that submits a field, on a keyboard that is drawn.
public enum SubmitLabel: Hashable, Sendable {
  /// What submitting does.
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// The fields whose submission runs a closure.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// One bit for each kind of field.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Fields of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Whether a field is spoken to, which is a matter of the keyboard.
public enum TextInputDictationBehavior: Hashable, Sendable {
  /// As suits.
  case automatic
  /// By a button within the field.
  case inline(activation: Activation)

  /// What begins listening.
  public enum Activation: Hashable, Sendable {
    /// A press, and the sight of the field.
    case onSelect, onLook
  }
}

/// Where the controls for the styles of a text stand; no field has any.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Several places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes places of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The menu of a text, the panel of a program, and a bar of the keyboard.
    public static let contextMenu = Set(rawValue: 1), inputAssistant = Set(rawValue: 2)
    /// All of them.
    public static let all = Set(rawValue: 3)
  }
}

/// Whether tools that write help a person to type.
public struct WritingToolsBehavior: Hashable, Sendable {
  let isAssisted: Bool?

  /// As the host finds best.
  public static let automatic = WritingToolsBehavior(isAssisted: nil)
  /// With all that they offer.
  public static let complete = WritingToolsBehavior(isAssisted: true)
  /// With suggestions alone.
  public static let limited = WritingToolsBehavior(isAssisted: true)
  /// Not at all.
  public static let disabled = WritingToolsBehavior(isAssisted: false)
}
