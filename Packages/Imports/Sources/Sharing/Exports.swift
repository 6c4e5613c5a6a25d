@_exported import CoreArchitecture
@_exported import CoreDependencies
