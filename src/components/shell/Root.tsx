import { Outlet } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { onSessionEnd } from '../../queries/session.ts'
import { clearToasts } from '../ui/toast.ts'
import { PageLoader } from './PageLoader.tsx'
import { keepFocus } from './keptFocus.ts'
import { watchForTheUnexpected } from './lastResort.ts'
import '../ui/popFirst.ts'
import { followTheme } from './theme.ts'

// Needed by the first message, not by the first paint; and without it the app still works.
const Toasts = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('../ui/Toasts.tsx')).Toasts }
  } catch {
    return { default: () => null }
  }
})

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
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    </>
  )
}
