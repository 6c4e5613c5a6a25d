/// What a file of translations holds, as far as it is read.
struct CatalogFile: Decodable {
  var sourceLanguage: String
  var strings: [String: Word]

  struct Word: Decodable { var localizations: [String: Localization]? }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  struct Variations: Decodable { var plural: [String: Localization]? }

  struct Unit: Decodable { var value: String }
}
