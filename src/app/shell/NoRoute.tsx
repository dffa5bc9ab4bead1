import { useRouter } from '@tanstack/react-router'
import { isWebviewPath } from '../../platform/mainSite.ts'
import { Frame } from '../../shared/layout/Frame.tsx'
import { NotFound } from './NotFound.tsx'

/** An address that no route matches, since it is not valid UTF-8. */
export function NoRoute() {
  const { history } = useRouter()

  return isWebviewPath(history.location.pathname) ? (
    <main tabIndex={-1} data-focus-fallback className="flex min-h-dvh flex-col outline-none">
      <NotFound />
    </main>
  ) : (
    <Frame account="none">
      <NotFound />
    </Frame>
  )
}
