/** Runs what a press leads to once the press itself is painted. */
export const afterPaint = (work: () => void) => void requestAnimationFrame(() => setTimeout(work))
