import type { AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { calls } from '../../../sandbox/calls/all.ts'
import type { JournalEntry } from '../../../sandbox/exchange.ts'
import type { Confirmation as SubmissionInput } from '../../../src/domain/account/change.ts'
import { actorSetup } from '../../../src/machines/actorSetup.ts'
import {
  check,
  type Confirmation,
  type History,
  type JournalledChange,
  type ShownStates,
  type ReportedOutcome,
} from './check.ts'

const changeText = (path: string, payload: unknown) => `${path} ${JSON.stringify(payload)}`

/** State of a submission, as an outcome. */
const words: Readonly<Record<string, ReportedOutcome>> = {
  verifying: 'unknown',
  done: 'done',
  happened: 'done',
  refused: 'refused',
  didNotHappen: 'notArrived',
}

/** Outcomes that a flow's own states add after its submission, by state. */
const flowWords: readonly [state: string, outcome: ReportedOutcome][] = [
  ['outcomeUnknown', 'open'],
  ['gone', 'gone'],
  ['filled', 'gone'],
]
const outcomesOf = (value: unknown) =>
  flowWords.flatMap(([state, outcome]) => (JSON.stringify(value ?? '').includes(state) ? [outcome] : []))

type Recorded = Omit<Confirmation, 'outcomes'> & { outcomes: ReportedOutcome[]; request: unknown }

const journalledChange = ({ path, payload, idempotencyKey, outcome }: JournalEntry): JournalledChange => ({
  what: changeText(path, payload),
  key: idempotencyKey,
  outcome,
})

interface Recorder {
  journal: () => readonly JournalEntry[]
  /** Whether the session is over: then no outcome can be shown any more. */
  isOver?: () => boolean
  /** Whether the request took effect in the end, regardless of the cause. */
  tookEffect?: (what: string) => boolean
  tab?: string
}

/** The order id of a request, if it has one. */
const orderIn = (request: unknown) => (request as { orderId?: unknown }).orderId

const stateOf = (value: AnyMachineSnapshot['value']) =>
  typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')

/** Records all flows of the page that start from now on, until `stop`, through the hook that the gallery uses. */
export function recordFlows({ journal, isOver = () => false, tookEffect = () => false, tab = 'one' }: Recorder) {
  const confirmations: Recorded[] = []
  const shown: ShownStates[] = []
  /** Pending ones, by actor. */
  const open = new Map<object, Recorded>()
  const since = journal().length
  let at = 0
  const before = actorSetup.of

  function begin(actor: object, { key, request }: SubmissionInput<unknown>) {
    const one: Recorded = {
      request,
      tab,
      what: '',
      key,
      at: at++,
      endedAt: null,
      journalled: journal().length - since,
      outcomes: [],
      isCutOff: false,
      tookEffect: false,
    }
    confirmations.push(one)
    open.set(actor, one)
  }

  function follow(actor: object, snapshot: AnyMachineSnapshot, ended: Recorded[]) {
    const one = open.get(actor)
    if (!one) return
    const outcome = words[stateOf(snapshot.value)]
    if (outcome !== undefined && one.outcomes.at(-1) !== outcome) one.outcomes.push(outcome)
    if (snapshot.status === 'active') return
    one.endedAt = at++
    open.delete(actor)
    if (snapshot.status === 'stopped') one.isCutOff ||= isOver()
    ended.push(one)
  }

  /** Inspector of one flow. */
  function inspector() {
    /** Submissions whose outcome the flow's next states refine. */
    const ended: Recorded[] = []
    return (event: InspectionEvent) => {
      const { actorRef } = event
      // Only machines have an id; actors of promises and callbacks have none.
      const isSubmission = (actorRef as { logic?: { id?: string } }).logic?.id === 'submission'
      if (event.type === '@xstate.event' && isSubmission && event.event.type === 'xstate.init')
        begin(actorRef, event.event['input'] as SubmissionInput<unknown>) // a submission's own
      if (event.type !== '@xstate.snapshot') return
      const snapshot = event.snapshot as AnyMachineSnapshot // read only for a machine
      if (isSubmission) follow(actorRef, snapshot, ended)
      else
        for (const outcome of outcomesOf(snapshot.value)) ended.splice(0).forEach((one) => one.outcomes.push(outcome))
    }
  }
  actorSetup.of = (machine, options) => before(machine, { ...options, inspect: inspector() })

  return {
    /** A request is sent: a change belongs to the submission of its order, or to the one just started. */
    sent: (path: string, body: string) => {
      if (calls.get(path)?.endpoint.changes !== true) return
      const payload: unknown = JSON.parse(body)
      const one = confirmations.findLast(
        ({ what, endedAt, request }) => what === '' && endedAt === null && orderIn(request) === orderIn(payload),
      )
      if (one) one.what = changeText(path, payload)
    },
    shown: (each: Omit<ShownStates, 'tab'>) => void shown.push({ tab, ...each }),
    /** The tab is closed: outcomes of pending changes can no longer be shown. */
    leave: () => {
      for (const one of open.values()) one.isCutOff = true
    },
    history: (): History => {
      const entries = journal().slice(since).map(journalledChange)
      // Without keys, confirmations are identified by content.
      const areKeysSent = entries.some(({ key }) => key !== null)
      // A confirmation without a request is no change.
      const sent = confirmations.filter(({ what }) => what !== '')
      return {
        asked: sent.map(({ request: _request, ...one }) => ({
          ...one,
          key: areKeysSent ? one.key : null,
          tookEffect: tookEffect(one.what),
        })),
        journal: entries,
        shown,
      }
    },
    stop: () => {
      actorSetup.of = before
    },
  }
}

/** Throws if the history of a run is incorrect. */
export function expectTrueHistory(history: History) {
  const findings = check(history)
  if (findings.length > 0)
    throw new Error(`The history is incorrect:\n${findings.map(({ rule, text }) => `${rule}: ${text}`).join('\n')}`)
}
