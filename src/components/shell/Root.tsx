import { Outlet } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { onSessionEnd } from '../../queries/session.ts'
import { latePart } from '../ui/latePart.tsx'
import { lazily } from '../ui/lazily.ts'
import { clearToasts } from '../ui/toast.ts'
import { Boundary } from './Boundary.tsx'
import { PageLoader } from './PageLoader.tsx'
import { keepFocus } from './keptFocus.ts'
import { watchForTheUnexpected } from './lastResort.ts'
import '../ui/popFirst.ts'
import { followTheme } from './theme.ts'

// Needed by the first message, not by the first paint. Asked for at once: that message may be that nothing more can be loaded.
const toasts = lazily(async () => (await import('../ui/Toasts.tsx')).Toasts)
const Toasts = latePart(toasts)
void toasts.prefetch()

function useWindow() {
  useEffect(followTheme, [])
  useEffect(watchForTheUnexpected, [])
  useEffect(keepFocus, [])
  useEffect(() => onSessionEnd(clearToasts), [])
}

/** What every page shares: the theme of all tabs, the last resort for errors, a focus that is never lost, and the toasts. */
export function Root() {
  useWindow()

  return (
    <>
      <Suspense
        fallback={
          <div className="flex min-h-dvh">
            <PageLoader />
          </div>
        }
      >
        <Outlet />
      </Suspense>
      <Boundary title={null}>
        <Toasts />
      </Boundary>
    </>
  )
}
