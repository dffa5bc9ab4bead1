import { DEPARTURES_WINDOW_MS, MAX_DEPARTURES, SESSION_MARKER_MS } from '../limits.ts'

/** The marker's time (epoch ms) after a successful credentialed call at `now`. Specification §4. */
export const markerAt = (now: number): number => now + SESSION_MARKER_MS

/** Logged in: the marker is there and lies in the future. Contract §2. */
export const isLoggedIn = (marker: number | null, now: number): boolean => marker !== null && now < marker

/** Whether the login flow must end the old session first: marker missing, or expiring within 30 minutes. Contract §2. */
export const mustTerminate = (marker: number | null, now: number): boolean =>
  marker === null || now >= marker - SESSION_MARKER_MS

/** The departures (epoch ms) that are recent at `now`, also by a clock that was set back. */
export const recentDepartures = (departures: readonly number[], now: number) =>
  departures.filter((time) => Math.abs(now - time) < DEPARTURES_WINDOW_MS)

/** Sent to the auth page and back again and again. Contract §2. */
export const isLoginLoop = (departures: readonly number[], now: number): boolean =>
  recentDepartures(departures, now).length >= MAX_DEPARTURES

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

export type SessionGuard = 'isLoginLoop' | 'mustTerminate'

/** What a step does, in this order. `endForNow`: the same user is about to log in again; `endForGood`: nobody knows who is next. */
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
  /** All of them hold; without any it is taken where those before it were not. */
  when?: readonly SessionGuard[]
  to: SessionStatus
  does: readonly SessionEffect[]
}

const answered: SessionStep[] = [{ to: 'in', does: ['renewMarker'] }]

const pageRestored = (to: SessionStatus): SessionStep[] => [{ to, does: ['reload'] }]

/** A departure nobody pressed a button for is counted: after the third within a minute the page stays. */
const unauthorized: SessionStep[] = [
  { when: ['isLoginLoop'], to: 'stuck', does: ['removeMarker', 'endForNow', 'clearCache'] },
  { to: 'leaving', does: ['countDeparture', 'removeMarker', 'endForNow', 'terminateAfter401', 'clearCache', 'goToAuthPage'] },
]

const loginNeeded: SessionStep[] = [
  { when: ['isLoginLoop', 'mustTerminate'], to: 'stuck', does: ['removeMarker', 'endForNow', 'clearCache'] },
  { when: ['isLoginLoop'], to: 'stuck', does: ['endForNow', 'clearCache'] },
  { when: ['mustTerminate'], to: 'leaving', does: ['countDeparture', 'removeMarker', 'endForNow', 'terminate', 'clearCache', 'goToAuthPage'] },
  { to: 'leaving', does: ['countDeparture', 'endForNow', 'clearCache', 'goToAuthPage'] },
]

const onlyLogin: SessionStep = { to: 'leaving', does: ['endForNow', 'clearCache', 'goToAuthPage'] }

const loginPressed: SessionStep[] = [
  { when: ['mustTerminate'], to: 'leaving', does: ['removeMarker', 'endForNow', 'terminate', 'clearCache', 'goToAuthPage'] },
  onlyLogin,
]

const logoutPressed: SessionStep[] = [
  { to: 'leaving', does: ['removeMarker', 'endForGood', 'terminate', 'clearCache', 'goToAuthPage'] },
]

/**
 * The rules of the session, contract §2: what each event does in each state. What is not here changes nothing: an answer that
 * comes after the end, a second 401, a press while leaving. The server, never a timer, ends a session.
 */
export const SESSION: Record<SessionStatus, Partial<Record<SessionEvent, readonly SessionStep[]>>> = {
  unknown: { answered, unauthorized, loginNeeded, loginPressed, logoutPressed },
  in: {
    answered,
    unauthorized,
    loginNeeded,
    loginPressed,
    logoutPressed,
    // A marker that an answer has written between the removal and the message about it goes, too.
    markerRemoved: [{ to: 'elsewhere', does: ['endForGood', 'clearCache', 'removeMarker'] }],
  },
  leaving: { pageRestored: pageRestored('leaving') },
  elsewhere: {
    // What another tab has ended is over already.
    loginPressed: [onlyLogin],
    logoutPressed,
    // Perhaps another user's: the screens start from nothing, and ask.
    markerWritten: [{ to: 'unknown', does: ['resumePolls'] }],
    pageRestored: pageRestored('elsewhere'),
  },
  stuck: { pageRestored: pageRestored('stuck') },
}

/** What an event does in a state; undefined where nothing. `holds` answers the guards. */
export const sessionStep = (status: SessionStatus, event: SessionEvent, holds: (guard: SessionGuard) => boolean) =>
  SESSION[status][event]?.find(({ when = [] }) => when.every(holds))

/** Over in this tab: nothing of it is sent, shown or remembered any more. */
export const isOver = (status: SessionStatus): boolean => status === 'leaving' || status === 'elsewhere' || status === 'stuck'
