// What a person's page is behind the wire: its views, its frames, and how it is kept.
//
// BrowserDefaults: BrowserName.
// OutboundQueue: SentFrames.
// PageSession+Faults: EffectNotes.
// PageSession+Files: UploadFolder.
// PageSession+Pages: PageSnapshot.
// PageSession+Steps: ActingPage.
// SessionExecutor: SessionThreads.
// SessionRegistry+Limits: ProcessMemory, SessionFailure.
// SessionRegistry+Operation: SessionOverview.
