import { createMachine } from 'xstate'
import { SESSION, type SessionEvent, type SessionStatus, type SessionStep } from '../../src/domain/account/session.ts'
import { readChart } from './read.ts'

/** Texts for designers of each state. The product needs only the table, so they are here. */
const states: Record<SessionStatus, { title: string; description: string }> = {
  unknown: { title: 'Login unknown', description: 'No answer has shown yet whether the trader is logged in; the page sends its requests.' },
  in: { title: 'Logged in', description: 'An answer has shown that the trader is logged in; the login marker is set.' },
  leaving: { title: 'Redirecting to the login page', description: 'The session has ended; a loader is shown until the login page opens.' },
  elsewhere: { title: 'Ended in another tab', description: 'Another tab has logged out; this one shows a message and sends no more requests.' },
  stuck: { title: 'Redirect loop', description: 'The login page sent the trader back three times within a minute; a plain link to it is shown.' },
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

const transitionOf = (event: string, { when, to, does }: SessionStep) => ({
  target: to,
  actions: [...does],
  description: events[event as SessionEvent], // a key of the table
  ...(when && { guard: when.name }),
})

/** The session's rules as a machine, for drawing only. */
const machine = createMachine({
  id: 'session',
  meta: { title: 'Session of this tab' },
  description: 'Tracks whether the trader is logged in, and ends the session only once even if several requests fail together.',
  initial: 'unknown',
  states: Object.fromEntries(
    Object.entries(SESSION).map(([status, rows]) => {
      const { title, description } = states[status as SessionStatus] // a key of the table
      const on = Object.entries(rows).map(([event, steps]) => [event, steps.map((step) => transitionOf(event, step))])
      return [status, { meta: { title }, description, on: Object.fromEntries(on) }]
    }),
  ),
})

export const sessionChart = readChart('session', machine)
