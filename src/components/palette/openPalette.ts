/** Opens the palette, while there is one: for the buttons in the frame, which stand outside of its tree. */
export const openPalette = { now: () => {} }
