// Favorite repositories in a SQLite file.
//
// FavoritesSchema: FavoriteRecord.
