// The mounted views of a session: nodes, their evaluation and lists, what the host is told, and
// the steps of a person.
//
// DynamicProperty: FieldHolder, FieldPlan, SlotValue.
// ElementNode: ElementCollector.
// GraphRuntime: ArchivedValue, DragBoard, RuntimeOwner.
// GraphRuntime+Elements: Gap.
// GraphRuntime+Flush: Lifecycle.
// GraphRuntime+Perform: FileTakingNode, MissingFiles, Refreshable, RowActions.
// GraphRuntime+Tasks: RunningTasks, ViewTasks.
// MountSite: MountScope.
// ViewNode+Layout: IdentifyingNode, LayoutLearner.
