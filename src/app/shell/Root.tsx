import { Outlet } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { lateExtra } from '../../shared/late/latePart.tsx'
import { PageLoader } from '../../shared/page/PageLoader.tsx'
import '../../ui/overlay/popFirst.ts'
import { installErrorHandlers } from './installErrorHandlers.ts'

// Not needed for the first paint, but fetched immediately: the first toast may report that nothing more can be loaded.
const Services = lateExtra(null, async () => (await import('../page-services/PageServices.tsx')).PageServices)
void Services.prefetch()

/** Shared by all pages: global error handlers, and the services that load late. */
export function Root() {
  useEffect(installErrorHandlers, [])

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
