import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { CrashScreen } from '../app/shell/CrashScreen.tsx'
import { Root } from '../app/shell/Root.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  errorComponent: CrashScreen,
})
