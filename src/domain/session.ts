import { DEPARTURES_WINDOW_MS, MAX_DEPARTURES, SESSION_MARKER_MS } from '../limits.ts'

/** The marker's time (epoch ms) after a successful credentialed call at `now`. Specification §4. */
export const markerAt = (now: number): number => now + SESSION_MARKER_MS

/** Logged in: the marker is there and lies in the future. Contract §2. */
export const isLoggedIn = (marker: number | null, now: number): boolean => marker !== null && now < marker

/** What the rules ask of a moment. */
interface Moment {
  /** Epoch ms; null where none is stored. */
  marker: number | null
  /** The last departures to the auth page, epoch ms. */
  departures: readonly number[]
  now: number
}

/** Whether the login flow must end the old session first: marker missing, or expiring within 30 minutes. Contract §2. */
export const mustTerminate = ({ marker, now }: Moment): boolean => marker === null || now >= marker - SESSION_MARKER_MS

/** The departures that are recent at `now`, also by a clock that was set back. */
export const recentDepartures = (departures: readonly number[], now: number) =>
  departures.filter((time) => Math.abs(now - time) < DEPARTURES_WINDOW_MS)

/** Sent to the auth page and back again and again. Contract §2. */
export const isLoginLoop = ({ departures, now }: Moment): boolean => recentDepartures(departures, now).length >= MAX_DEPARTURES

const isLoopOfOldSession = (moment: Moment) => isLoginLoop(moment) && mustTerminate(moment)

/**
 * unknown: no answer has told yet. in: an answer told, the marker is set.
 * leaving: on the way to the auth page, latched. elsewhere: another tab ended the session.
 * stuck: sent to the auth page again and again; we stop and show a plain link.
 */
export type SessionStatus = 'unknown' | 'in' | 'leaving' | 'elsewhere' | 'stuck'

export type SessionEvent =
  /** A credentialed call went well. */
  | 'answered'
  /** A credentialed call was answered with 401. */
  | 'unauthorized'
  /** Code 9000 on price or orders, or the contests area without a marker. */
  | 'loginNeeded'
  | 'loginPressed'
  | 'logoutPressed'
  /** By another tab. */
  | 'markerRemoved'
  | 'markerWritten'
  /** By the browser's Back, out of its memory. */
  | 'pageRestored'

/** `endForNow`: the same user is about to log in again; `endForGood`: nobody knows who is next. */
export type SessionEffect =
  | 'renewMarker' | 'removeMarker' | 'countDeparture' | 'endForNow' | 'endForGood' | 'terminateAfter401' | 'terminate'
  | 'clearCache' | 'goToAuthPage' | 'resumePolls' | 'reload'

export interface SessionStep {
  /** Without it the step is taken where those before it were not. */
  when?: (moment: Moment) => boolean
  to: SessionStatus
  /** In this order. */
  does: readonly SessionEffect[]
}

const login: readonly SessionEffect[] = ['endForNow', 'clearCache', 'goToAuthPage']
const freshLogin: readonly SessionEffect[] = ['removeMarker', 'endForNow', 'terminate', 'clearCache', 'goToAuthPage']
const reload: readonly SessionEffect[] = ['reload']

const logoutPressed: SessionStep[] = [{ to: 'leaving', does: ['removeMarker', 'endForGood', 'terminate', 'clearCache', 'goToAuthPage'] }]

type Rows = Partial<Record<SessionEvent, readonly SessionStep[]>>

/** While nothing has ended. A departure nobody pressed a button for is counted: after the third within a minute the page stays. */
const open: Rows = {
  answered: [{ to: 'in', does: ['renewMarker'] }],
  unauthorized: [
    { when: isLoginLoop, to: 'stuck', does: ['removeMarker', 'endForNow', 'clearCache'] },
    { to: 'leaving', does: ['countDeparture', 'removeMarker', 'endForNow', 'terminateAfter401', 'clearCache', 'goToAuthPage'] },
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
}

/**
 * The rules of the session, contract §2: what each event does in each state. What is not here changes nothing: an answer that
 * comes after the end, a second 401, a press while leaving. The server, never a timer, ends a session.
 */
export const SESSION: Record<SessionStatus, Rows> = {
  unknown: open,
  // A marker that an answer has written between its removal and the message about it goes, too.
  in: { ...open, markerRemoved: [{ to: 'elsewhere', does: ['endForGood', 'clearCache', 'removeMarker'] }] },
  leaving: { pageRestored: [{ to: 'leaving', does: reload }] },
  elsewhere: {
    // What another tab has ended is over already.
    loginPressed: [{ to: 'leaving', does: login }],
    logoutPressed,
    // Perhaps another user's: the screens start from nothing, and ask.
    markerWritten: [{ to: 'unknown', does: ['resumePolls'] }],
    pageRestored: [{ to: 'elsewhere', does: reload }],
  },
  stuck: { pageRestored: [{ to: 'stuck', does: reload }] },
}

/** What an event does in a state; undefined where nothing. The moment is asked for where a rule depends on it. */
export const sessionStep = (status: SessionStatus, event: SessionEvent, moment: () => Moment) =>
  SESSION[status][event]?.find(({ when }) => !when || when(moment()))

/** Over in this tab: nothing of it is sent, shown or remembered any more. */
export const isOver = (status: SessionStatus): boolean => status === 'leaving' || status === 'elsewhere' || status === 'stuck'
