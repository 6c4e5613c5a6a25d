@_exported import CoreViews
@_exported import Foundation
@_exported import Observation
