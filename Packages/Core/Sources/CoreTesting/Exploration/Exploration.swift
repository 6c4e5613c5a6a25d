// Every order in which what a feature waits for can come: one run of it, and the search among all.
//
// ExplorationActor: ExplorationExecutor.
// ExplorationProblem: ExploredIssues.
// ExplorationReport: ExplorationChecks, ExplorationLimits.
// ExplorationSearch: ExplorationPicker, ExplorationPriorities, SplitMix.
// ExploredEvents: ExploredEffect, ExploredEvent.
// ExploredFeature: ExploredUUIDs.
// ExploredScreen: ExploredPlace.
// ExploredStep: ExploredScript.
// ExploredWaits: ExploredClock.
// ExploredWorld: EmptyWorld, ExploredAnswer, ExploredPoint.
// SeenPoints: PointHash.
