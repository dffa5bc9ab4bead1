import { createMachine } from 'xstate'
import { SESSION, type SessionEvent, type SessionStatus, type SessionStep } from '../../src/domain/account/session.ts'
import { STATES } from '../screens/areas/session.ts'
import { readChart } from './read.ts'

/** What designers read of each state. The product needs only the table, so it is here. */
const ABOUT: Record<SessionStatus, string> = {
  unknown: 'No answer has shown yet whether the trader is logged in; the page sends its requests.',
  in: 'An answer has shown that the trader is logged in; the login marker is set.',
  leaving: 'The session has ended; a loader is shown until the login page opens.',
  elsewhere: 'Another tab has logged out; this one shows a message and sends no more requests.',
  stuck: 'The login page sent the trader back three times within a minute; a plain link to it is shown.',
}

const EVENTS: Record<SessionEvent, string> = {
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

const idOf = (status: SessionStatus) =>
  status === 'unknown' || status === 'in' ? `#session.open.${status}` : `#session.${status}`

/** Of the steps of an event one for each state it leads to: what else a step does is no designer's concern. */
const oneForEachState = (steps: readonly SessionStep[]) =>
  steps.filter(({ to }, index) => !steps.slice(index + 1).some((later) => later.to === to))
const stepsOf = (status: SessionStatus) =>
  Object.fromEntries(
    Object.entries(SESSION[status]).map(([event, steps]) => [
      event,
      oneForEachState(steps).map(({ when, to }) => ({
        target: idOf(to),
        description: EVENTS[event as SessionEvent], // a key of the table
        ...(when && { guard: when.name }),
      })),
    ]),
  )
const stateOf = (status: SessionStatus, on = stepsOf(status)) => ({
  meta: { title: STATES[status].title },
  description: ABOUT[status],
  on,
})

/** Of both states of an open session: they are drawn in one frame. */
const shared = stepsOf('unknown')
const onlyLoggedIn = Object.entries(stepsOf('in')).filter(([event]) => !Object.hasOwn(shared, event))

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
      states: { unknown: stateOf('unknown', {}), in: stateOf('in', Object.fromEntries(onlyLoggedIn)) },
    },
    leaving: stateOf('leaving'),
    elsewhere: stateOf('elsewhere'),
    stuck: stateOf('stuck'),
  },
})

export const sessionChart = readChart('session', machine)
