import Foundation

/// The user defaults of a browser, as a property list.
enum DefaultsList {
  /// What is to be kept of a list where another process has stored another one since both began
  /// with a base: its values, but for those that the list has changed.
  static func merged(
    _ list: [UInt8], changedFrom base: [UInt8]?, into stored: [UInt8]?
  ) -> [UInt8] {
    guard let stored, stored != base, let before = values(base ?? []), let now = values(list),
      var all = values(stored)
    else { return list }
    for key in Set(before.keys).union(now.keys) where !isEqual(before[key], now[key]) {
      all[key] = now[key]
    }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: all, format: .binary, options: 0)
    return data.map(Array.init) ?? list
  }

  /// The values of a list; nil if it is none.
  private static func values(_ list: [UInt8]) -> [String: Any]? {
    guard !list.isEmpty else { return [:] }
    return (try? PropertyListSerialization.propertyList(from: Data(list), format: nil))
      as? [String: Any]
  }

  private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?):
      NSDictionary(object: one, forKey: "" as NSString)
        .isEqual(NSDictionary(object: other, forKey: "" as NSString))
    default: false
    }
  }
}
