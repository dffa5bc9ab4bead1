/** Most width of a screen in a storyboard, CSS pixels: a wider one is drawn smaller, and keeps its pixels in a picture twice as sharp. */
const MOST_WIDTH = 720

/** The width a screen is shown at. */
export const shownWidth = (width: number): number => Math.min(width, MOST_WIDTH)
