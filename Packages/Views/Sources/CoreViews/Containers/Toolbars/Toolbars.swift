// Bars of controls above and below a view: their items, the builder of these, and what else stands
// at the edges.
//
// ToolbarContent: CustomizableToolbarContent.
// ToolbarItems: ToolbarSpacer, ToolbarTitleMenu.
// View+Toolbar: ToolbarPart.
