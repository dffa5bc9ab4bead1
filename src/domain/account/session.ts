import { DEPARTURES_WINDOW_MS, MAX_DEPARTURES, SESSION_MARKER_MS } from '../../constants/limits.ts'

/** The marker's time (epoch ms) after a successful credentialed call at `now`. Specification §4. */
export const markerAt = (now: number): number => now + SESSION_MARKER_MS

/** Logged in: the marker exists and lies in the future. Contract §2. */
export const isLoggedIn = (marker: number | null, now: number): boolean => marker !== null && now < marker

/** The input of the rules besides status and event. */
interface Moment {
  /** Epoch ms; null if none is stored. */
  marker: number | null
  /** The last redirects to the auth page, epoch ms. */
  departures: readonly number[]
  now: number
}

/** Whether the login flow must end the old session first: marker missing, or expiring within 30 minutes. Contract §2. */
export const mustTerminate = ({ marker, now }: Moment): boolean => marker === null || now >= marker - SESSION_MARKER_MS

/** The departures that are recent at `now`, even if the clock was set back. */
export const recentDepartures = (departures: readonly number[], now: number) =>
  departures.filter((time) => Math.abs(now - time) < DEPARTURES_WINDOW_MS)

/** Redirected to the auth page and back repeatedly. Contract §2. */
export const isLoginLoop = ({ departures, now }: Moment): boolean =>
  recentDepartures(departures, now).length >= MAX_DEPARTURES

const isLoopOfOldSession = (moment: Moment) => isLoginLoop(moment) && mustTerminate(moment)

/**
 * unknown: no response yet. in: a call succeeded, the marker is set. leaving: being redirected to the auth page, irreversible.
 * elsewhere: another tab ended the session. stuck: redirected to the auth page repeatedly; the app stops and shows a plain link.
 */
export type SessionStatus = 'unknown' | 'in' | 'leaving' | 'elsewhere' | 'stuck'

export type SessionEvent =
  /** A credentialed call succeeded. */
  | 'answered'
  /** A credentialed call was answered with 401. */
  | 'unauthorized'
  /** Code 9000 on price or orders, or the contests area without a marker. */
  | 'loginNeeded'
  | 'loginPressed'
  | 'logoutPressed'
  /** Removed by another tab. */
  | 'markerRemoved'
  | 'markerWritten'
  /** The browser's session is another user's: they logged in in another tab. */
  | 'otherUser'
  /** Restored by the browser's Back from its page cache. */
  | 'pageRestored'

/** `endForNow`: the same user is about to log in again; `endForGood`: the next user may be another one. */
export type SessionEffect =
  | 'renewMarker'
  | 'removeMarker'
  | 'countDeparture'
  | 'endForNow'
  | 'endForGood'
  | 'terminateAfter401'
  | 'terminate'
  | 'clearCache'
  | 'goToAuthPage'
  | 'resumePolls'
  | 'reload'

export interface SessionStep {
  /** Without it, the step applies if no earlier one did. */
  when?: (moment: Moment) => boolean
  to: SessionStatus
  /** Executed in this order. */
  does: readonly SessionEffect[]
}

const login: readonly SessionEffect[] = ['endForNow', 'clearCache', 'goToAuthPage']
const freshLogin: readonly SessionEffect[] = ['removeMarker', 'endForNow', 'terminate', 'clearCache', 'goToAuthPage']
const reload: readonly SessionEffect[] = ['reload']

const logoutPressed: SessionStep[] = [
  { to: 'leaving', does: ['removeMarker', 'endForGood', 'terminate', 'clearCache', 'goToAuthPage'] },
]

type Rows = Partial<Record<SessionEvent, readonly SessionStep[]>>

/** While the session has not ended. Automatic departures are counted: after the third within a minute the page stays. */
const open: Rows = {
  answered: [{ to: 'in', does: ['renewMarker'] }],
  unauthorized: [
    { when: isLoginLoop, to: 'stuck', does: ['removeMarker', 'endForNow', 'clearCache'] },
    {
      to: 'leaving',
      does: ['countDeparture', 'removeMarker', 'endForNow', 'terminateAfter401', 'clearCache', 'goToAuthPage'],
    },
  ],
  loginNeeded: [
    { when: isLoopOfOldSession, to: 'stuck', does: ['removeMarker', 'endForNow', 'clearCache'] },
    { when: isLoginLoop, to: 'stuck', does: ['endForNow', 'clearCache'] },
    { when: mustTerminate, to: 'leaving', does: ['countDeparture', ...freshLogin] },
    { to: 'leaving', does: ['countDeparture', ...login] },
  ],
  loginPressed: [
    { when: mustTerminate, to: 'leaving', does: freshLogin },
    { to: 'leaving', does: login },
  ],
  logoutPressed,
  // Nothing of the former user is sent or readable; the page starts again as the other user's.
  otherUser: [{ to: 'leaving', does: ['endForGood', 'clearCache', 'reload'] }],
}

/**
 * The rules of the session, contract §2: what each event does in each state. Other events are ignored: a response after the end, a
 * second 401, a click while leaving. The server, never a timer, ends a session.
 */
export const SESSION: Record<SessionStatus, Rows> = {
  unknown: open,
  // Also removes a marker that a response wrote between the removal and its storage event.
  in: { ...open, markerRemoved: [{ to: 'elsewhere', does: ['endForGood', 'clearCache', 'removeMarker'] }] },
  leaving: { pageRestored: [{ to: 'leaving', does: reload }] },
  elsewhere: {
    // The other tab has already ended the session.
    loginPressed: [{ to: 'leaving', does: login }],
    logoutPressed,
    // Possibly another user's session: the screens start empty and fetch.
    markerWritten: [{ to: 'unknown', does: ['resumePolls'] }],
    pageRestored: [{ to: 'elsewhere', does: reload }],
  },
  stuck: { pageRestored: [{ to: 'stuck', does: reload }] },
}

/** The step of an event in a state; undefined if none. Calls `moment` only if a rule depends on it. */
export const sessionStep = (status: SessionStatus, event: SessionEvent, moment: () => Moment) =>
  SESSION[status][event]?.find(({ when }) => !when || when(moment()))

/** Over in this tab: nothing more is sent, shown or stored. */
export const isSessionOver = (status: SessionStatus): boolean =>
  status === 'leaving' || status === 'elsewhere' || status === 'stuck'
