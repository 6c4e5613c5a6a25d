@_exported import CoreDependencies
