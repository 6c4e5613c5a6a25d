public import Observation

/// `ObservationRegistrar`, under the name that code for older systems uses.
public typealias PerceptionRegistrar = ObservationRegistrar
