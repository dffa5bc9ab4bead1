/** The root element in a frame, on which its view says that it is shown; null while a page is loaded. */
export const rootOf = (frame: HTMLIFrameElement): HTMLElement | null => frame.contentDocument?.querySelector<HTMLElement>(':root') ?? null

/** Whether the view of its address is there. */
export const isShown = (frame: HTMLIFrameElement): boolean => rootOf(frame)?.dataset['shown'] !== undefined
