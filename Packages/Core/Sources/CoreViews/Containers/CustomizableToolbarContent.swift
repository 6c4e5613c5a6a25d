/// What a toolbar holds that a person could arrange; hosts arrange it.
public typealias CustomizableToolbarContent = ToolbarContent
