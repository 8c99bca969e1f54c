import Stolik

// A button for the bottom of a sheet, or for the main purpose of a page.
ActionButton { large: true }
