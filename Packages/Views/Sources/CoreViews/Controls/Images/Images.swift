// Symbols and pictures: those of the app, those that are loaded, and the words for them.
//
// PictureLoader: PictureFailure.

// Symbols and pictures: those of the app, those that are loaded, and the words for them.
//
// AsyncImage: AsyncImagePhase.
// PictureLoader: PictureFailure.
// SymbolEffect: SymbolEffectOptions.
