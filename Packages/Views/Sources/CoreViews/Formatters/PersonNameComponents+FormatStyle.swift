@_spi(Views) internal import CoreArchitecture

#if !canImport(Darwin)
  internal import CoreArchitecture
  public import Foundation

  extension PersonNameComponents {
    /// Writes names; Foundation has it on Apple's systems.
    public struct FormatStyle: Foundation.FormatStyle {
      /// How much of a name is written.
      public enum Style: Hashable, Codable, Sendable {
        /// The nickname, or else the given name.
        case short
        /// The given name and the family name.
        case medium
        /// All parts.
        case long
        /// The first letters.
        case abbreviated
      }

      /// How much of a name is written.
      public var style: Style
      /// The language of the text.
      public var locale: Locale

      /// Makes a style.
      public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
        self.style = style
        self.locale = locale
      }

      /// Writes a name.
      public func format(_ value: PersonNameComponents) -> String {
        let parts: [String?] =
          switch style {
          case .short: [value.nickname ?? value.givenName ?? value.familyName]
          case .medium: [value.givenName, value.familyName]
          case .long:
            [
              value.namePrefix, value.givenName, value.middleName, value.familyName,
              value.nameSuffix,
            ]
          case .abbreviated:
            [value.givenName, value.familyName].map { $0.map { String($0.prefix(1)) } }
          }
        return parts.compactMap(\.self).joined(separator: style == .abbreviated ? "" : " ")
      }

      /// Returns the style for another language.
      public func locale(_ locale: Locale) -> FormatStyle {
        FormatStyle(style: style, locale: locale)
      }
    }

    /// Writes the given name and the family name.
    public func formatted() -> String { FormatStyle().format(self) }

    /// Writes the name in a style.
    public func formatted<Style: Foundation.FormatStyle>(
      _ style: Style
    ) -> Style.FormatOutput where Style.FormatInput == PersonNameComponents {
      style.formatInSession(self)
    }
  }

  extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Writes names.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
      Self(style: style)
    }
  }
#endif
