import Foundation

/// When each source below some folders was last written; to read them takes a call for each file.
struct FileTimes: Equatable {
  private var times: [String: Date] = [:]

  init(below folders: [String]) {
    for folder in folders {
      for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [] {
        let parts = path.split(separator: "/")
        guard let name = parts.last, SourceFile.isSource(name),
          parts.allSatisfy({ SourceFile.mayHold($0) })
        else { continue }
        let file = "\(folder)/\(path)"
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        times[file] = attributes?[.modificationDate] as? Date
      }
    }
  }
}
