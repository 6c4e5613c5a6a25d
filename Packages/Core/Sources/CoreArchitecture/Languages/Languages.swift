// Texts with keys, catalogues of translations, and who reads which language.
//
// LocalizedStringKey: ValuePlaces.
// LocalizedStringKey+Interpolation: MarkedValue, TextMark.
// StringCatalog: CatalogFile, KeyLengths.
// StringCatalogs: ProgramFolders.
