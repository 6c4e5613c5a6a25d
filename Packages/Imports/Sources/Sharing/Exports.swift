@_exported import CoreArchitecture
@_exported import CoreDependencies
@_exported import Observation
