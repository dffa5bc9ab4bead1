import { Suspense, useEffect, useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { type GateAnswers, gateOutcome } from '../../domain/account/gate.ts'
import { session } from '../../queries/call/session.ts'
import { latePart } from '../../shared/late/latePart.tsx'
import { Frame } from '../../shared/layout/Frame.tsx'
import { PageLoader } from '../../shared/page/PageLoader.tsx'
import { gateAnswersSoFar, loadGateAnswers } from './gateAnswers.ts'
import { LoadingError } from './LoadingError.tsx'
import { Pages } from './Pages.tsx'
import { ShellNav, WaitingNav } from './ShellNav.tsx'

/** `deciding`: the trader has to decide something or may not enter, so the gate's machine takes over with the responses. */
type Entry = { at: 'loading' | 'open' } | { at: 'deciding'; answers: GateAnswers } | { at: 'failed'; failure: Failure }
const loading: Entry = { at: 'loading' }

/** Most traders may enter and have nothing to decide: then this rule opens the gate, and its machine is never loaded. */
const entryOf = (answers: GateAnswers): Entry =>
  gateOutcome(answers) === 'app' ? { at: 'open' } : { at: 'deciding', answers }

/** Responses already received open the gate in the first render. */
function firstEntry(): Entry {
  const answers = gateAnswersSoFar()
  return answers ? entryOf(answers) : loading
}

function useEntry() {
  const [entry, setEntry] = useState(firstEntry)
  const [attempts, setAttempts] = useState(0)
  const isLoading = entry.at === 'loading'

  useEffect(() => {
    if (!isLoading) return
    let isAwaited = true
    const decide = (next: Entry) => isAwaited && !session.isOver() && setEntry(next)
    loadGateAnswers(attempts > 0).then(
      (answers) => decide(entryOf(answers)),
      (error: unknown) => decide({ at: 'failed', failure: failureOf(error) }),
    )
    return () => {
      isAwaited = false
    }
  }, [attempts, isLoading])

  const retry = () => {
    setEntry(loading)
    setAttempts((before) => before + 1)
  }
  return { entry, retry }
}

const Loading = () => (
  <Frame Nav={WaitingNav} account="unsure">
    <PageLoader />
  </Frame>
)

// Late: most visits never show it.
const GateScreens = latePart(null, async () => (await import('./GateScreens.tsx')).GateScreens, Loading)

/** The entry of the shell: the pages if this trader may enter and has nothing to decide. Specification §4, "Shell load". */
export function Gate() {
  const { entry, retry } = useEntry()
  if (entry.at === 'deciding') return <GateScreens answers={entry.answers} />
  return (
    <Frame Nav={entry.at === 'open' ? ShellNav : WaitingNav} account={entry.at === 'loading' ? 'unsure' : 'shown'}>
      <Suspense fallback={<PageLoader />}>
        {entry.at === 'loading' && <PageLoader />}
        {entry.at === 'failed' && <LoadingError failure={entry.failure} onRetry={retry} />}
        {entry.at === 'open' && <Pages />}
      </Suspense>
    </Frame>
  )
}
