/// A model whose ``Published`` properties views observe.
///
/// Each view is evaluated again when a property that it has read changes, and not when others do.
public protocol ObservableObject: AnyObject {}
