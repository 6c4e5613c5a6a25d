@_exported import CoreArchitecture
