@_spi(Hosts) import CoreViews

extension Element {
  /// A field for files with a button that sends them, without the script's help.
  func uploadTag(_ request: FileRequest) -> Tag {
    let accepted = request.endings.map { ".\($0)" }.joined(separator: ",")
    let input = Tag(
      "input", id: partID("v"),
      [
        "type": "file", "name": "u\(number)", "disabled": disabled,
        "accept": accepted.isEmpty ? nil : accepted,
        "multiple": request.allowsMany ? "" : nil,
        "aria-label": request.allowsMany ? hostText("Files") : hostText("File"),
      ])
    let button = Tag(
      "input",
      [
        "type": "submit", "class": "button prominent", "value": label, "disabled": disabled,
        "formaction": Paths.files, "formenctype": "multipart/form-data",
      ])
    return box("div", "upload", [.tag(input), .tag(button)])
  }
}
