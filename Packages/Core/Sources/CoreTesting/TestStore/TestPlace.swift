internal import CoreDependencies

typealias TestPlace = _SourceLocation
