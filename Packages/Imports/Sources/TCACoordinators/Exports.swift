@_exported import CoreArchitecture
@_exported import CoreCasePaths
@_exported import CoreEras
@_exported import CoreViews
@_exported import Observation
