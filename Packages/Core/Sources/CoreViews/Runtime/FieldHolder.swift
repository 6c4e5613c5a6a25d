/// A value whose dynamic properties are filled in as those of the view that keeps it: a modifier, a
/// style, an app.
public protocol FieldHolder {}
