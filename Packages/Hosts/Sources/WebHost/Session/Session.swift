// What a person's page is behind the wire: its views, its frames, and how it is kept.
//
// BrowserDefaults: BrowserName.
// Outlet: SentFrames.
// PageSession+Files: UploadFolder.
// PageSession+Pages: PageSnapshot.
// PageSession+Steps: ActingPage.
// SessionExecutor: SessionThreads.
// SessionRegistry+Limits: ProcessMemory, SessionFailure.
// SessionRegistry+Operation: SessionOverview.
