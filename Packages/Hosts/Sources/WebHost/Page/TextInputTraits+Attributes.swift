import CoreViews

extension Element.TextInputTraits {
  /// What a browser is told of a field, besides how it is filled in and submitted.
  var attributes: [(String, String?)] {
    [
      ("inputmode", keyboard?.mode), ("autocapitalize", capitals?.word),
      ("autocorrect", isCorrected.map { $0 ? "on" : "off" }),
      ("spellcheck", isCorrected.map { $0 ? "true" : "false" }),
      ("writingsuggestions", isAssisted.map { $0 ? "true" : "false" }),
    ]
  }
}

extension KeyboardType {
  fileprivate var mode: String {
    switch self {
    case .default, .asciiCapable, .twitter, .namePhonePad: "text"
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .decimalPad, .numbersAndPunctuation: "decimal"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .URL: "url"
    case .webSearch: "search"
    }
  }
}

extension TextInputAutocapitalization {
  fileprivate var word: String {
    switch self {
    case .never: "none"
    case .words: "words"
    case .sentences: "sentences"
    case .characters: "characters"
    }
  }
}

extension SubmitLabel {
  /// HTML's word for the key.
  var key: String {
    switch self {
    case .done: "done"
    case .go, .join, .route: "go"
    case .send: "send"
    case .search: "search"
    case .return: "enter"
    case .next, .continue: "next"
    }
  }
}

extension TextContentType {
  /// HTML's word for what a browser can fill in.
  var autofill: String {
    switch self {
    case .username: "username"
    case .password: "current-password"
    case .newPassword: "new-password"
    case .oneTimeCode: "one-time-code"
    case .name: "name"
    case .namePrefix: "honorific-prefix"
    case .givenName: "given-name"
    case .middleName: "additional-name"
    case .familyName: "family-name"
    case .nameSuffix: "honorific-suffix"
    case .nickname: "nickname"
    case .jobTitle: "organization-title"
    case .organizationName: "organization"
    case .emailAddress: "email"
    case .telephoneNumber: "tel"
    case .URL: "url"
    case .fullStreetAddress: "street-address"
    case .streetAddressLine1: "address-line1"
    case .streetAddressLine2: "address-line2"
    case .addressCity: "address-level2"
    case .addressState: "address-level1"
    case .postalCode: "postal-code"
    case .countryName: "country-name"
    case .creditCardNumber: "cc-number"
    case .birthdate: "bday"
    }
  }
}
