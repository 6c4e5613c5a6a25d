// What shows rows as a list: its overloads, selection, edit actions, trees and looks.

//
// List: ListNode.
