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
