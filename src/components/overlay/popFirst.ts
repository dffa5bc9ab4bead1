/** Hears of a step through the browser's history before the router does: backCloses.ts, once a window has been opened. */
export const popFirst: { hear: ((event: PopStateEvent) => void) | null } = { hear: null }

// A window hears its own events in the order of registration: Root.tsx imports this before there is a router.
window.addEventListener('popstate', (event) => popFirst.hear?.(event))
// The page was loaded anew while windows were open.
if (history.state?.windows > 0) history.go(-history.state.windows)
