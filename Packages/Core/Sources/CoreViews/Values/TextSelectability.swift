/// Whether the text of a view can be copied.
public protocol TextSelectability {}
