@_exported import CoreArchitecture
@_exported import CoreViews
@_exported import Observation
