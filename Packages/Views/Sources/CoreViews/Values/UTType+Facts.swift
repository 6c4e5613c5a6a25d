extension UTType {
  /// What is known of a kind.
  struct Fact: Sendable {
    let identifier: String
    let name: String
    let endings: [String]
    let mimes: [String]
    let parents: [String]

    init(
      _ identifier: String, _ name: String, _ endings: String, _ mimes: String, _ parents: String
    ) {
      self.identifier = identifier
      self.name = name
      self.endings = endings.split(separator: " ").map(String.init)
      self.mimes = mimes.split(separator: " ").map(String.init)
      self.parents = parents.split(separator: " ").map(String.init)
    }
  }

  static func fact(of identifier: String) -> Fact? { factsByName[identifier] }

  private static let factsByName = Dictionary(
    facts.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

  /// What is known of all kinds: identifier, name, endings, names in the manner of the web,
  /// parents.
  static let facts = texts + media + others

  private static let texts: [Fact] = [
    Fact("public.item", "item", "", "", ""),
    Fact("public.content", "content", "", "", ""),
    Fact("public.composite-content", "document", "", "", "public.content"),
    Fact("public.data", "data", "", "", "public.item"),
    Fact("public.directory", "folder", "", "", "public.item"),
    Fact("public.folder", "folder", "", "", "public.directory"),
    Fact("com.apple.package", "package", "", "", "public.directory"),
    Fact("com.apple.bundle", "bundle", "bundle", "", "public.directory"),
    Fact("public.symlink", "link", "", "", "public.item"),
    Fact("public.executable", "program", "", "", "public.data"),
    Fact("public.url", "link", "", "", "public.data"),
    Fact("public.file-url", "link", "", "", "public.url"),
    Fact("public.text", "text", "", "", "public.data public.content"),
    Fact("public.plain-text", "plain text", "txt text", "text/plain", "public.text"),
    Fact("public.utf8-plain-text", "plain text", "", "text/plain", "public.plain-text"),
    Fact("public.utf16-plain-text", "plain text", "", "", "public.plain-text"),
    Fact("public.delimited-values-text", "table", "", "", "public.text"),
    Fact(
      "public.comma-separated-values-text", "CSV table", "csv", "text/csv",
      "public.delimited-values-text"),
    Fact(
      "public.tab-separated-values-text", "table", "tsv tab", "text/tab-separated-values",
      "public.delimited-values-text"),
    Fact("public.rtf", "rich text", "rtf", "text/rtf application/rtf", "public.text"),
    Fact("com.apple.rtfd", "rich text", "rtfd", "", "com.apple.package public.composite-content"),
    Fact("public.html", "web page", "html htm", "text/html", "public.text"),
    Fact("public.xml", "XML", "xml", "application/xml text/xml", "public.text"),
    Fact("public.yaml", "YAML", "yaml yml", "application/yaml", "public.text"),
    Fact("public.json", "JSON", "json", "application/json", "public.text"),
    Fact("com.apple.property-list", "property list", "plist", "", "public.data"),
    Fact(
      "com.apple.xml-property-list", "property list", "", "", "public.xml com.apple.property-list"),
    Fact("com.apple.binary-property-list", "property list", "", "", "com.apple.property-list"),
    Fact("public.source-code", "source code", "", "", "public.plain-text"),
    Fact("public.swift-source", "Swift source", "swift", "text/x-swift", "public.source-code"),
    Fact("public.c-source", "C source", "c", "text/x-c", "public.source-code"),
    Fact("public.c-header", "C header", "h", "text/x-h", "public.source-code"),
    Fact("public.c-plus-plus-source", "C++ source", "cpp cc cxx", "", "public.source-code"),
    Fact("public.script", "script", "", "", "public.source-code"),
    Fact("public.shell-script", "shell script", "sh", "application/x-sh", "public.script"),
    Fact("public.python-script", "Python script", "py", "text/x-python", "public.script"),
    Fact(
      "com.netscape.javascript-source", "JavaScript", "js mjs", "text/javascript",
      "public.source-code"),
    Fact("public.image", "picture", "", "", "public.data public.content"),
    Fact("public.png", "PNG picture", "png", "image/png", "public.image"),
    Fact("public.jpeg", "JPEG picture", "jpeg jpg jpe", "image/jpeg", "public.image"),
  ]

  private static let media: [Fact] = [
    Fact("com.compuserve.gif", "GIF picture", "gif", "image/gif", "public.image"),
    Fact("public.tiff", "TIFF picture", "tiff tif", "image/tiff", "public.image"),
    Fact("com.microsoft.bmp", "BMP picture", "bmp", "image/bmp", "public.image"),
    Fact("com.microsoft.ico", "icon", "ico", "image/vnd.microsoft.icon", "public.image"),
    Fact("public.svg-image", "SVG picture", "svg", "image/svg+xml", "public.image public.xml"),
    Fact("org.webmproject.webp", "WebP picture", "webp", "image/webp", "public.image"),
    Fact("public.heic", "HEIC picture", "heic", "image/heic", "public.heif-standard"),
    Fact("public.heif-standard", "HEIF picture", "heif", "image/heif", "public.image"),
    Fact("public.camera-raw-image", "raw picture", "", "", "public.image"),
    Fact("com.adobe.pdf", "PDF", "pdf", "application/pdf", "public.data public.composite-content"),
    Fact("public.audiovisual-content", "recording", "", "", "public.data public.content"),
    Fact("public.movie", "movie", "", "", "public.audiovisual-content"),
    Fact("public.video", "video", "", "", "public.movie"),
    Fact("public.audio", "sound", "", "", "public.audiovisual-content"),
    Fact("public.mpeg-4", "MP4 movie", "mp4", "video/mp4", "public.movie"),
    Fact("com.apple.quicktime-movie", "movie", "mov qt", "video/quicktime", "public.movie"),
    Fact("public.avi", "AVI movie", "avi", "video/x-msvideo", "public.movie"),
    Fact("public.mp3", "MP3 sound", "mp3", "audio/mpeg", "public.audio"),
    Fact("com.microsoft.waveform-audio", "WAV sound", "wav wave", "audio/wav", "public.audio"),
    Fact("public.aiff-audio", "AIFF sound", "aiff aif", "audio/aiff", "public.audio"),
    Fact("public.mpeg-4-audio", "MP4 sound", "m4a", "audio/mp4", "public.audio"),
    Fact("public.midi-audio", "MIDI sound", "midi mid", "audio/midi", "public.audio"),
    Fact("public.archive", "archive", "", "", "public.data"),
    Fact("public.zip-archive", "ZIP archive", "zip", "application/zip", "public.archive"),
    Fact(
      "org.gnu.gnu-zip-archive", "gzip archive", "gz gzip", "application/gzip", "public.archive"),
    Fact("public.spreadsheet", "spreadsheet", "", "", "public.content"),
    Fact("public.presentation", "presentation", "", "", "public.composite-content"),
    Fact("public.database", "database", "", "", "public.data"),
    Fact("public.message", "message", "", "", "public.data"),
    Fact("public.contact", "contact", "", "", "public.data"),
    Fact("public.vcard", "vCard", "vcf vcard", "text/vcard", "public.contact public.text"),
    Fact("public.calendar-event", "event", "", "", "public.data"),
    Fact(
      "org.idpf.epub-container", "book", "epub", "application/epub+zip",
      "public.composite-content public.data"),
    Fact("public.font", "font", "", "", "public.data"),
    Fact("public.log", "log", "log", "", "public.plain-text"),
    Fact("public.email-message", "mail", "eml", "message/rfc822", "public.message"),
  ]

  /// What has no name of its own in code.
  private static let others: [Fact] = [
    Fact(
      "net.daringfireball.markdown", "Markdown", "md markdown",
      "text/markdown",
      "public.plain-text"),
    Fact("public.toml", "settings", "toml", "application/toml", "public.plain-text"),
    Fact("org.freedesktop.ini", "settings", "ini conf cfg", "", "public.plain-text"),
    Fact("public.css", "stylesheet", "css", "text/css", "public.plain-text"),
    Fact("com.microsoft.typescript", "TypeScript", "ts", "", "public.source-code"),
    Fact("public.java-source", "Java source", "java", "", "public.source-code"),
    Fact("org.kotlinlang.source", "Kotlin source", "kt kts", "", "public.source-code"),
    Fact("org.golang.go", "Go source", "go", "", "public.source-code"),
    Fact("org.rust-lang.rust", "Rust source", "rs", "", "public.source-code"),
    Fact("public.ruby-script", "Ruby script", "rb", "", "public.script"),
    Fact("public.php-script", "PHP script", "php", "", "public.script"),
    Fact(
      "org.openxmlformats.wordprocessingml.document", "document", "docx",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "public.composite-content public.data"),
    Fact(
      "org.openxmlformats.spreadsheetml.sheet", "spreadsheet", "xlsx",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "public.spreadsheet public.data"),
    Fact(
      "org.openxmlformats.presentationml.presentation", "presentation", "pptx",
      "application/vnd.openxmlformats-officedocument.presentationml.presentation",
      "public.presentation public.data"),
    Fact(
      "org.oasis-open.opendocument.text", "document", "odt",
      "application/vnd.oasis.opendocument.text",
      "public.composite-content public.data"),
    Fact("org.xiph.flac", "FLAC sound", "flac", "audio/flac", "public.audio"),
    Fact("org.xiph.ogg-audio", "Ogg sound", "ogg oga opus", "audio/ogg", "public.audio"),
    Fact("org.webmproject.webm", "WebM movie", "webm", "video/webm", "public.movie"),
    Fact("org.matroska.mkv", "Matroska movie", "mkv", "video/x-matroska", "public.movie"),
    Fact("public.tar-archive", "tar archive", "tar", "application/x-tar", "public.archive"),
    Fact(
      "org.7-zip.7-zip-archive", "7z archive", "7z",
      "application/x-7z-compressed",
      "public.archive"),
    Fact("public.truetype-ttf-font", "font", "ttf", "font/ttf", "public.font"),
    Fact("public.opentype-font", "font", "otf", "font/otf", "public.font"),
    Fact("org.w3.woff2", "font", "woff2", "font/woff2", "public.font"),
  ]
}
