import { Outlet } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { onSessionEnd } from '../../queries/session.ts'
import { lazyPart } from '../lazy/lazyPart.tsx'
import { lazily } from '../lazy/lazily.ts'
import { clearToasts } from '../overlay/toast.ts'
import { Boundary } from '../page/Boundary.tsx'
import { PageLoader } from '../page/PageLoader.tsx'
import { keepFocus } from './keptFocus.ts'
import { installErrorHandlers } from './globalErrors.ts'
import '../overlay/popFirst.ts'
import { followTheme } from '../page/theme.ts'

// Needed by the first message, not by the first paint. Asked for at once: that message may be that nothing more can be loaded.
const toasts = lazily(async () => (await import('../overlay/Toasts.tsx')).Toasts)
const Toasts = lazyPart(toasts)
void toasts.prefetch()

function useWindow() {
  useEffect(followTheme, [])
  useEffect(installErrorHandlers, [])
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
