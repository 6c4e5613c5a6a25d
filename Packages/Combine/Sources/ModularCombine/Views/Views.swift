// Views that hear publishers and observe models.
//
// ObservedObject: EnvironmentObject, FocusedObject, ObjectObservation, StateObject.
// ReferenceFileDocument: ReferenceFileEditor.
