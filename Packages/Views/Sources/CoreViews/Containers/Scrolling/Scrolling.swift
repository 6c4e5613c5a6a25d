// What is scrolled, by whom and to where, and who hears of it.
//
// ScrollViewReader: ScrollReaderNode, ScrollViewProxy, ScrollingNode.
// View+ScrollChange: ScrollPhaseChangeContext.
// View+ScrollPosition: ScrollTransitionPhase.
