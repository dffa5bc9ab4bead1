/** Elements that wait for a response. */
export const BUSY = '[aria-busy=true], [aria-disabled=true]'
