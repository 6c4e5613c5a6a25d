// Tab views: the tabs, which one is selected, how they look, and the nodes behind them.
//
// TabItemView: TabContentNode, TabItemNode, TabNode.
// TabView: TabPages, TabsNode.
// TabViewStyles: IndexViewStyle, PageIndexViewStyle.
