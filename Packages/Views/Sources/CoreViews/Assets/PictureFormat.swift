internal import Foundation

/// A kind of file that holds a picture, by what the bytes begin with.
enum PictureFormat: String, CaseIterable {
  case png, jpeg, gif, bmp, tiff, webp, heic, avif, svg

  /// The format of bytes; nil for what is no picture that is known here.
  init?(_ data: Data) {
    let head = Array(data.prefix(256))
    func begins(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
      head.dropFirst(offset).starts(with: bytes)
    }
    func begins(_ text: String, at offset: Int = 0) -> Bool { begins(Array(text.utf8), at: offset) }
    if begins([0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if begins([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("GIF8") {
      self = .gif
    } else if begins("BM") {
      self = .bmp
    } else if begins([0x49, 0x49, 0x2A, 0]) || begins([0x4D, 0x4D, 0, 0x2A]) {
      self = .tiff
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .webp
    } else if begins("ftyp", at: 4) {
      self = begins("avif", at: 8) || begins("avis", at: 8) ? .avif : .heic
    } else if String(decoding: head, as: UTF8.self).contains("<svg") {
      self = .svg
    } else {
      return nil
    }
  }

  /// The media type.
  var type: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }

  /// The width and height in pixels that the bytes tell; nil where they do not, or not here.
  func size(of data: Data) -> (width: Int, height: Int)? {
    let bytes = Bytes(data)
    let found: (width: Int, height: Int)? =
      switch self {
      case .png: bytes.numbers(16, 20, length: 4)
      case .gif: bytes.numbers(6, 8, length: 2, isLittle: true)
      case .jpeg: bytes.jpegSize
      case .webp: bytes.webpSize
      case .bmp, .tiff, .heic, .avif, .svg: nil
      }
    guard let found, found.width > 0, found.height > 0 else { return nil }
    return found
  }
}

/// Bytes whose numbers are read at an offset, where there are as many.
private struct Bytes {
  let data: Data

  init(_ data: Data) { self.data = data }

  func number(_ offset: Int, length: Int, isLittle: Bool = false) -> Int? {
    guard offset >= 0, offset + length <= data.count else { return nil }
    let first = data.startIndex + offset
    let bytes = data[first..<(first + length)]
    return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
  }

  func numbers(_ first: Int, _ second: Int, length: Int, isLittle: Bool = false) -> (Int, Int)? {
    guard let one = number(first, length: length, isLittle: isLittle),
      let two = number(second, length: length, isLittle: isLittle)
    else { return nil }
    return (one, two)
  }

  /// Looks for the part that begins the picture; each part tells its length.
  var jpegSize: (Int, Int)? {
    var offset = 2
    while let mark = number(offset, length: 2), mark >= 0xFF00,
      let length = number(offset + 2, length: 2), length >= 2
    {
      let tables = [0xFFC4, 0xFFC8, 0xFFCC]
      if (0xFFC0...0xFFCF).contains(mark), !tables.contains(mark) {
        return numbers(offset + 7, offset + 5, length: 2)
      }
      offset += 2 + length
    }
    return nil
  }

  var webpSize: (Int, Int)? {
    switch number(12, length: 4) {
    case 0x5650_3858:  // VP8X
      return numbers(24, 27, length: 3, isLittle: true).map { ($0 + 1, $1 + 1) }
    case 0x5650_384C:  // VP8L
      return number(21, length: 4, isLittle: true).map { ($0 & 0x3FFF + 1, $0 >> 14 & 0x3FFF + 1) }
    case 0x5650_3820:  // VP8
      return numbers(26, 28, length: 2, isLittle: true).map { ($0 & 0x3FFF, $1 & 0x3FFF) }
    default: return nil
    }
  }
}
