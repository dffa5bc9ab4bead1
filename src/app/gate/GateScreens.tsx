import { useMachine } from '@xstate/react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { GateAnswers } from '../../domain/account/gate.ts'
import { actorSetup } from '../../machines/actorSetup.ts'
import { Frame } from '../../shared/layout/Frame.tsx'
import { Boundary } from '../../shared/page/Boundary.tsx'
import { PageLoader } from '../../shared/page/PageLoader.tsx'
import { ConsentScreen } from './ConsentScreen.tsx'
import { gate } from './gateFlow.ts'
import { LoadingError } from './LoadingError.tsx'
import { Pages } from './Pages.tsx'
import { RolloverSettings } from './RolloverSettings.tsx'
import { ShellNav, WaitingNav } from './ShellNav.tsx'

/** One screen per state of the gate machine; the pages are shown when it is open. */
export function GateScreens({ answers }: { answers: GateAnswers }) {
  const { t } = useTranslation()
  const [machine, options] = actorSetup.of(gate, { input: { answers } })
  const [state, send] = useMachine(machine, options)
  const open = state.matches('app')
  const deciding = state.matches('consent') || state.matches('rolloverSettings')

  return (
    <Frame
      Nav={deciding ? undefined : open ? ShellNav : WaitingNav}
      account={deciding ? 'none' : state.matches('loading') ? 'unsure' : 'shown'}
    >
      <Suspense fallback={<PageLoader />}>
        {(state.matches('loading') || state.matches('redirecting') || state.matches('leaving')) && <PageLoader />}
        {state.matches('loadingError') && (
          <LoadingError failure={state.context.failure} onRetry={() => send({ type: 'RETRY' })} />
        )}
        {state.matches('consent') && (
          <Boundary title={t('gate.consent.title')}>
            <ConsentScreen state={state} send={send} />
          </Boundary>
        )}
        {state.matches('rolloverSettings') && (
          <Boundary title={t('gate.rollover.title')}>
            <RolloverSettings state={state} send={send} />
          </Boundary>
        )}
        {open && <Pages />}
      </Suspense>
    </Frame>
  )
}
