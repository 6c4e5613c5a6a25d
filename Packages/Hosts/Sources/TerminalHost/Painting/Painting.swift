// Boxes and layers drawn into cells.
//
// BoxPainter+Lines: Border.
