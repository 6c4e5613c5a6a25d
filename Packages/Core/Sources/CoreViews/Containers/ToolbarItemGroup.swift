/// Several controls of a toolbar under one placement.
public typealias ToolbarItemGroup = ToolbarItem
