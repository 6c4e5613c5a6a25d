@_exported import Core
@_exported import CoreEras
@_exported import CoreTesting
@_exported import CustomDump
@_exported import Foundation
@_exported import Observation
