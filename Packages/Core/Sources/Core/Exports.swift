@_exported import CoreArchitecture
@_exported import CoreCasePaths
@_exported import CoreDependencies
