/// The kinds that are known here.
extension UTType {
  /// Everything that can be in a folder.
  public static var item: UTType { UTType(known: "public.item") }
  /// What a person reads, sees or hears.
  public static var content: UTType { UTType(known: "public.content") }
  /// What holds content of several kinds.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// Any file.
  public static var data: UTType { UTType(known: "public.data") }
  /// A folder, or what is one on the disk.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// A folder.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// A folder that is shown as a file.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// A folder of a known structure.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// A link to a file.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// A program.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// A URL.
  public static var url: UTType { UTType(known: "public.url") }
  /// The URL of a file.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// Any text.
  public static var text: UTType { UTType(known: "public.text") }
  /// A text without styles.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// A text without styles in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// A text without styles in UTF-16.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// Rows of values with something between them.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// Rows of values with commas between them.
  public static var commaSeparatedText: UTType {
    UTType(known: "public.comma-separated-values-text")
  }
  /// Rows of values with tabs between them.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// A text with styles.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// A text with styles and pictures.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// A page of the web.
  public static var html: UTType { UTType(known: "public.html") }
  /// Any XML.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// A file in YAML.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// A file in JSON.
  public static var json: UTType { UTType(known: "public.json") }
  /// A list of properties.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// A list of properties in XML.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// A list of properties in bytes.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// Source code.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// Source code in Swift.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// Source code in C.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// A header of source code in C.
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// Source code in C++.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// Source code that runs as it is.
  public static var script: UTType { UTType(known: "public.script") }
  /// A script of a shell.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// A script in Python.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// Source code in JavaScript.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// Any picture.
  public static var image: UTType { UTType(known: "public.image") }
  /// A picture in PNG.
  public static var png: UTType { UTType(known: "public.png") }
  /// A picture in JPEG.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// A picture in GIF.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// A picture in TIFF.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// A picture in BMP.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// An icon of Windows.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// A picture in SVG.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// A picture in WebP.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// A picture in HEIC.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// A picture in HEIF.
  public static var heif: UTType { UTType(known: "public.heif-standard") }
  /// A picture as a camera took it.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// A document in PDF.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// What is seen or heard.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// Pictures that move, with sound or without.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// Pictures that move without sound.
  public static var video: UTType { UTType(known: "public.video") }
  /// Any sound.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// A movie in MP4.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// A movie of QuickTime.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// A movie in AVI.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// A sound in MP3.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// A sound in WAV.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// A sound in AIFF.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// A sound in MP4.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// A sound in MIDI.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// Files in one file.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// Files in one file in ZIP.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// A file that is packed by gzip.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// A table with formulas.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// Slides.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// A database.
  public static var database: UTType { UTType(known: "public.database") }
  /// A message.
  public static var message: UTType { UTType(known: "public.message") }
  /// How to reach somebody.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// How to reach somebody, in vCard.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// An event of a calendar.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// A book in EPUB.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// A font.
  public static var font: UTType { UTType(known: "public.font") }
  /// A log.
  public static var log: UTType { UTType(known: "public.log") }
  /// A mail.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
}
