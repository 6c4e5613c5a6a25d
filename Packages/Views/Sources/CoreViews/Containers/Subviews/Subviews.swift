// Taking views apart without mounting them: the views and sections a container gets, their values,
// and dividers between them.
//
// SectionCollection: SectionConfiguration.
// SplitViews: SplitDividers.
// Subview: SubviewsCollection.
