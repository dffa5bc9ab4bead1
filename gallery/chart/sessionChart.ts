import { createMachine } from 'xstate'
import {
  isLoginLoop,
  SESSION,
  type SessionEvent,
  type SessionStatus,
  type SessionStep,
} from '../../src/domain/account/session.ts'
import { readChart } from './read.ts'

/** Texts for designers of each state. The product needs only the table, so they are here: for the chart, and for the screens. */
export const SESSION_STATES: Record<SessionStatus, { title: string; description: string }> = {
  unknown: {
    title: 'Login unknown',
    description: 'No answer has shown yet whether the trader is logged in; the page sends its requests.',
  },
  in: { title: 'Logged in', description: 'An answer has shown that the trader is logged in; the login marker is set.' },
  leaving: {
    title: 'Redirecting to the login page',
    description: 'The session has ended; a loader is shown until the login page opens.',
  },
  elsewhere: {
    title: 'Ended in another tab',
    description: 'Another tab has logged out; this one shows a message and sends no more requests.',
  },
  stuck: {
    title: 'Redirect loop',
    description: 'The login page sent the trader back three times within a minute; a plain link to it is shown.',
  },
}

const events: Record<SessionEvent, string> = {
  answered: 'A request succeeded.',
  unauthorized: 'A request failed with 401.',
  loginNeeded: 'The exchange or the contests page requires a login.',
  loginPressed: 'The trader presses Log in.',
  logoutPressed: 'The trader presses Log out.',
  markerRemoved: 'Another tab ended the session.',
  markerWritten: 'The trader logged in in another tab.',
  otherUser: 'Another trader logged in in this browser.',
  pageRestored: 'The browser’s Back button restored this page.',
}

/** Both are left by the same events: they are drawn in one frame. */
const OPEN: ReadonlySet<SessionStatus> = new Set<SessionStatus>(['unknown', 'in'])
const idOf = (status: SessionStatus) => (OPEN.has(status) ? `#session.open.${status}` : `#session.${status}`)

/** By its own name: a build shortens those of functions. */
function guardOf(when: NonNullable<SessionStep['when']>): string {
  if (when !== isLoginLoop) throw new Error(`${when.name} has no words in the chart of the session`)
  return 'isLoginLoop'
}

/** The steps of an event, one for each state it leads to: what else a step does is no designer's concern. */
const transitionsOf = (event: string, steps: readonly SessionStep[]) =>
  steps
    .filter(({ to }, index) => !steps.slice(index + 1).some((later) => later.to === to))
    .map(({ when, to }) => ({
      target: idOf(to),
      description: events[event as SessionEvent], // a key of the table
      ...(when && { guard: guardOf(when) }),
    }))

type Rows = (typeof SESSION)[SessionStatus]
const on = (rows: Rows) =>
  Object.fromEntries(Object.entries(rows).map(([event, steps]) => [event, transitionsOf(event, steps)]))
const shared = on(SESSION.unknown)
const stateOf = (status: SessionStatus) => {
  const { title, description } = SESSION_STATES[status]
  const own = on(SESSION[status])
  return {
    meta: { title },
    description,
    on: OPEN.has(status)
      ? Object.fromEntries(Object.entries(own).filter(([event]) => !Object.hasOwn(shared, event)))
      : own,
  }
}

/** The session's rules as a machine, for drawing only. */
const machine = createMachine({
  id: 'session',
  meta: { title: 'Session of this tab' },
  description:
    'Tracks whether the trader is logged in, and ends the session only once even if several requests fail together.',
  initial: 'open',
  states: {
    open: {
      meta: { title: 'Session open' },
      description: 'Requests are sent.',
      initial: 'unknown',
      on: shared,
      states: { unknown: stateOf('unknown'), in: stateOf('in') },
    },
    leaving: stateOf('leaving'),
    elsewhere: stateOf('elsewhere'),
    stuck: stateOf('stuck'),
  },
})

export const sessionChart = readChart('session', machine)
