// What a host sees: sessions, the steps of a person and why they are refused, and servers of many
// sessions.
//
// ViewHost: FilePlace.
// ViewServer: ServedSession, ServedViews, SessionRefusal, SessionStart.
// ViewSession: LayoutFact, SceneArchive.
