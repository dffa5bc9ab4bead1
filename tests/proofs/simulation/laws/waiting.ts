/** What waits for an answer. */
export const BUSY = '[aria-busy=true], [aria-disabled=true]'
