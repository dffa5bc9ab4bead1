import { Outlet } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { flows } from '../../machines/begin.ts'
import { DialogHost } from '../dialogs/DialogHost.tsx'
import { OrderFlow } from '../trading/OrderFlow.tsx'
import { Frame } from './Frame.tsx'
import { gate } from './gateFlow.ts'
import { LoadingError } from './LoadingError.tsx'
import { PageLoader } from './PageLoader.tsx'
import { ShellNav, WaitingNav } from './ShellNav.tsx'

// Most visits see neither.
const ConsentScreen = lazy(async () => ({ default: (await import('./ConsentScreen.tsx')).ConsentScreen }))
const RolloverSettings = lazy(async () => ({ default: (await import('./RolloverSettings.tsx')).RolloverSettings }))

/** One screen a state of the gate machine; the pages are shown when it is open. Specification §4, "Shell load". */
export function Gate() {
  const [state, send] = useMachine(...flows.begin(gate, {}))
  const open = state.matches('app')
  const deciding = state.matches('consent') || state.matches('rolloverSettings')

  return (
    <Frame Nav={deciding ? undefined : open ? ShellNav : WaitingNav} account={deciding ? 'none' : state.matches('loading') ? 'unsure' : 'shown'}>
      <Suspense fallback={<PageLoader />}>
        {(state.matches('loading') || state.matches('redirecting') || state.matches('leaving')) && <PageLoader />}
        {state.matches('loadingError') && <LoadingError failure={state.context.failure} onRetry={() => send({ type: 'RETRY' })} />}
        {state.matches('consent') && <ConsentScreen state={state} send={send} />}
        {state.matches('rolloverSettings') && <RolloverSettings state={state} send={send} />}
        {open && (
          <OrderFlow>
            <DialogHost>
              <Outlet />
            </DialogHost>
          </OrderFlow>
        )}
      </Suspense>
    </Frame>
  )
}
