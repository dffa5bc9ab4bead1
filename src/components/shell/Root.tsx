import { Outlet } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { Loader } from '../ui/Loader.tsx'
import { watchForTheUnexpected } from './lastResort.ts'
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
}

/** What every page shares: the theme of all tabs, the last resort for errors, and the toasts. */
export function Root() {
  useWindow()

  return (
    <>
      <Suspense fallback={<Loader />}>
        <Outlet />
      </Suspense>
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    </>
  )
}
