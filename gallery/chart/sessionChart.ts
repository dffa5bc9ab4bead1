import { createMachine } from 'xstate'
import { SESSION, type SessionEvent, type SessionStatus, type SessionStep } from '../../src/domain/account/session.ts'
import { readChart } from './read.ts'

/** Texts for designers of each state. The product needs only the table, so they are here. */
const states: Record<SessionStatus, { title: string; description: string }> = {
  unknown: { title: 'Not known yet', description: 'No answer has told yet whether somebody is logged in. The page is shown, and asks.' },
  in: { title: 'Logged in', description: 'An answer has told that somebody is logged in. The marker is set.' },
  leaving: { title: 'On the way to the login', description: 'The session is over: a loader, until the browser is at the auth page.' },
  elsewhere: { title: 'Ended in another tab', description: 'Another tab has logged out. This one says so, asks nothing more and ends nothing itself.' },
  stuck: { title: 'Sent in circles', description: 'Three departures within a minute led back here. The page stays, with a plain link to the login.' },
}

const events: Record<SessionEvent, string> = {
  answered: 'A call of the trader’s own goes well.',
  unauthorized: 'A call is answered with 401.',
  loginNeeded: 'The exchange, or the contests area, asks for a login.',
  loginPressed: 'The trader presses Log in.',
  logoutPressed: 'The trader presses Log out.',
  markerRemoved: 'Another tab ends the session.',
  markerWritten: 'Somebody logs in in another tab.',
  pageRestored: 'The browser’s Back brings this page back.',
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
  description: 'Who is logged in, as far as this tab knows, and how that ends: once, whatever fails together.',
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
