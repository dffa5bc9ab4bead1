import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Toasts } from '../ui/Toasts.tsx'
import { Loader } from '../ui/Loader.tsx'

/** What every page shares: the outlet and the toasts. */
export function Root() {
  return (
    <>
      <Suspense fallback={<Loader />}>
        <Outlet />
      </Suspense>
      <Toasts />
    </>
  )
}
