// Containers that give their views places: grids, lazy stacks and grids, layouts of an app, and
// groups, which give none.
//
// Group: GlassEffectContainer.
// LazyGrids: LazyHGrid, LazyVGrid.
// LazyStacks: LazyHStack, LazyVStack.

// Containers that give their views places: grids, lazy stacks and grids, layouts of an app, and
// groups, which give none.
//
// Grid: GridRow.
// Group: GlassEffectContainer.
// LazyGrids: LazyHGrid, LazyVGrid.
// LazyStacks: LazyHStack, LazyVStack.
