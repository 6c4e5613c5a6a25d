// Grids whose columns line up, grids of given tracks, and what a view asks of the grid around it.
//
// GridLayout: GridPlan.
// GridPreference: GridCell, GridPreferences.
// TrackGridLayout: GridTracks.
