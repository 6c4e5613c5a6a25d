// A program's choice of host on its command line, and what runs the one that was chosen.
//
// HostKind: SingleSessionRefusal.
// HostOptions+Previews: PreviewGroup, PreviewList.
// HostOptions+Run: ServerLibrary.
// PreviewGallery: PreviewCard, PreviewCards.
