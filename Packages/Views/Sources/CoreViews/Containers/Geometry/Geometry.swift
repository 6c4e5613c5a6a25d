// Views that depend on the size and place of others, or share it: readers, anchors, layers in
// front and behind, canvases.
//
// GeometryReader: GeometryNode, GeometryPlace, GeometryProxy.
// View+Layers: LayersNode, LayersOwner, LayersView.
// ViewThatFits: ThatFitsNode.
