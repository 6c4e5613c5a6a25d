// Who a child is, so that its effects end with it.
//
// PresentationIdentity: PresentationID.
