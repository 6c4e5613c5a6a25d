/// The controls of a toolbar: views.
public typealias ToolbarContent = View
