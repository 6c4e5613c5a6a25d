/// What a toolbar holds: items, or what is made of items.
public protocol ToolbarContent: View {}

extension TupleView: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: View {}
extension ConditionalView: ToolbarContent {}
extension Group: ToolbarContent {}
extension EmptyView: ToolbarContent {}
