import Stolik

// A button for the foot of a sheet, and for what a page is there for.
ActionButton { large: true }
