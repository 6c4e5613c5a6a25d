#if !canImport(Darwin)
  public import Foundation

  /// What a measurement is for, which says in what unit it is written.
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    let name: String

    /// The unit that people use where the text is read.
    public static var general: Self { Self(name: "general") }
    /// The unit that the measurement has.
    public static var asProvided: Self { Self(name: "asProvided") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// How tall someone is.
    public static var person: Self { Self(name: "person") }
    /// How tall someone is, in a text that is spoken.
    public static var personHeight: Self { Self(name: "person") }
    /// How far it is by road.
    public static var road: Self { Self(name: "road") }
    /// How far someone sees.
    public static var visibility: Self { Self(name: "visibility") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// How warm someone is.
    public static var person: Self { Self(name: "person") }
    /// How warm it is outside, in whole degrees.
    public static var weather: Self { Self(name: "weather") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// How heavy someone is.
    public static var personWeight: Self { Self(name: "person") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// What is in food.
    public static var food: Self { Self(name: "food") }
    /// What an exercise takes.
    public static var workout: Self { Self(name: "workout") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// How much of a liquid there is.
    public static var liquid: Self { Self(name: "liquid") }
  }
#endif
