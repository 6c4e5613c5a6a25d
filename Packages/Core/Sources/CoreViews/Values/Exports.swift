// Literals in views are keys that CoreArchitecture declares.
@_exported public import CoreArchitecture
