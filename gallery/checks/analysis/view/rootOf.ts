/** The root element of a frame, on which its view reports that it is shown; null while the page is loading. */
export const rootOf = (frame: HTMLIFrameElement): HTMLElement | null => frame.contentDocument?.querySelector<HTMLElement>(':root') ?? null

/** Whether the view of its address has loaded. */
export const isShown = (frame: HTMLIFrameElement): boolean => rootOf(frame)?.dataset['shown'] !== undefined
