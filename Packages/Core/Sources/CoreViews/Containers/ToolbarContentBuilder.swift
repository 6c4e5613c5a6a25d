/// Combines the statements of a toolbar.
public typealias ToolbarContentBuilder = ViewBuilder
