@_exported import CoreEras
@_exported import CoreTesting
@_exported import CustomDump
@_exported import Foundation
@_exported import Observation
@_exported import Views
@_exported import ViewsTesting
