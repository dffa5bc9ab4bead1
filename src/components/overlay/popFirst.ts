/** Handles popstate before the router does: backCloses.ts, once a window has been opened. */
export const popFirst: { hear: ((event: PopStateEvent) => void) | null } = { hear: null }

// Listeners run in the order of registration: Root.tsx imports this before the router is created.
window.addEventListener('popstate', (event) => popFirst.hear?.(event))
// The page was reloaded while windows were open.
if (history.state?.windows > 0) history.go(-history.state.windows)
