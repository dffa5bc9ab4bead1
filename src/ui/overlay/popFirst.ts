/** Handles popstate before the router does: closeOnBack.ts, once a window has been opened. */
export const popFirst: { handle: ((event: PopStateEvent) => void) | null } = { handle: null }

// Listeners run in the order of registration: Root.tsx imports this before the router is created.
window.addEventListener('popstate', (event) => popFirst.handle?.(event))
// The page was reloaded while windows were open.
if (history.state?.windows > 0) history.go(-history.state.windows)
