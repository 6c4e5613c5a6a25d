/// By what a kind of file is found, besides its identifier.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Makes it of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What files of the kind end in.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The name in the manner of the web.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
