import { Outlet } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { loadAllLanguages } from '../../i18n/i18n.ts'
import { onSessionEnd } from '../../queries/call/session.ts'
import { lateExtra } from '../../shared/late/latePart.tsx'
import { PageLoader } from '../../shared/page/PageLoader.tsx'
import { followTheme } from '../../shared/page/theme.ts'
import { useIdle } from '../../ui/hooks/useIdle.ts'
import { clearToasts } from '../../ui/toasts/toast.ts'
import '../../ui/overlay/popFirst.ts'
import { installErrorHandlers } from './installErrorHandlers.ts'

// Not needed for the first paint, but fetched immediately: the first toast may report that nothing more can be loaded.
const Services = lateExtra(null, async () => (await import('../page-services/PageServices.tsx')).PageServices)
void Services.prefetch()

function useWindow() {
  const isIdle = useIdle()
  useEffect(() => {
    if (isIdle) void loadAllLanguages()
  }, [isIdle])
  useEffect(followTheme, [])
  useEffect(installErrorHandlers, [])
  useEffect(() => onSessionEnd(clearToasts), [])
}

/** Shared by all pages: the theme across tabs, global error handlers, focus recovery, toasts. */
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
      <Services />
    </>
  )
}
