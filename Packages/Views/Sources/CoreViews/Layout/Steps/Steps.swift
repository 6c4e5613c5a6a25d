// What an element says of its layout, as values that hosts get, and the nodes that are made of it.
//
// LayoutArrangement: CustomLayout.
// LayoutStep: LayoutValue.
