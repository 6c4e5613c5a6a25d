@_exported import CoreViews
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Hosts
@_exported import ModularCombine
@_exported import Observation
