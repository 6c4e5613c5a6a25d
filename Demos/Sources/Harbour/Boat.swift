import Foundation
import Views

/// A boat that lies in the harbour, or has asked to.
public struct Boat: Codable, Equatable, Identifiable, Sendable {
  /// The side of the quay at which a boat lies.
  public enum Side: String, CaseIterable, Codable, Identifiable, Sendable {
    /// The sheltered side.
    case lee
    /// The side to the sea.
    case windward

    /// The side itself.
    public var id: Self { self }

    /// Its name, for a person to read.
    public var title: LocalizedStringKey {
      switch self {
      case .lee: "Lee"
      case .windward: "Windward"
      }
    }
  }

  /// A colour, as parts of light from 0 to 1.
  public struct Paint: Codable, Equatable, Sendable {
    var red: Float
    var green: Float
    var blue: Float

    /// The paint as a colour.
    public var color: Color {
      get { Color(red: Double(red), green: Double(green), blue: Double(blue)) }
      set {
        let parts = newValue.resolve(in: EnvironmentValues())
        (red, green, blue) = (parts.red, parts.green, parts.blue)
      }
    }
  }

  /// The number under which the harbour master's book has it.
  public let id: Int
  /// Its name, as it stands on the hull.
  public var name: String
  /// How deep it lies, in metres.
  public var draught = 1.5
  /// How many people are aboard.
  public var crew = 2
  /// Its length over all, in metres; nil if nobody has measured it.
  public var length: Double?
  /// Where it lies.
  public var side = Side.lee
  /// The number of its berth; nil at anchor.
  public var berth: Int?
  /// When it leaves.
  public var departure: Date
  /// Whether it takes power from the quay.
  public var isPowered = false
  /// The colour of its hull.
  public var paint = Paint(red: 0.1, green: 0.35, blue: 0.6)
  /// What opens its cabin for the harbour master.
  public var code = ""
  /// What else the harbour master noted.
  public var notes = ""

  /// Creates a boat at anchor that leaves at a time.
  public init(id: Int, name: String, berth: Int? = nil, departure: Date) {
    self.id = id
    self.name = name
    self.berth = berth
    self.departure = departure
  }

  /// What stands in its papers, as a text to send.
  var papers: String {
    "\(name): \(draught.formatted()) m, \(departure.formatted(date: .abbreviated, time: .omitted))"
  }
}
