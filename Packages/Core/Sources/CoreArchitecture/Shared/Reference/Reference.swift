// Where a shared value is, and its parts.
//
// SharedElement: SharedLast.
// SharedProjection: SharedReadingProjection, SharedUnwrapping.
// SharedReading: SharedLink, SharedPersistence, SharedReference.
// SharedReferences: BoxedKey.
