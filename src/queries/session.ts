import { isLoggedIn, markerAt, mustTerminate, returnPath } from '../domain/session.ts'
import { authUrl, leaveTo } from '../leave.ts'
import { DEPARTURES_WINDOW_MS, MAX_DEPARTURES, TERMINATE_DEADLINE_MS } from '../limits.ts'
import { departures, storage } from '../storage.ts'
import { getPrice } from '../wire/market.ts'
import { listOrders } from '../wire/order.ts'
import { getOpenGame, terminateAfter401, terminateSession } from '../wire/user.ts'
import { polls, queryClient } from './client.ts'

/**
 * unknown: no answer has told yet. in: an answer told, the marker is set.
 * leaving: on the way to the auth page, latched. elsewhere: another tab ended the session.
 * stuck: sent to the auth page again and again; we stop and show a plain link.
 */
export type SessionStatus = 'unknown' | 'in' | 'leaving' | 'elsewhere' | 'stuck'

let status: SessionStatus = 'unknown'
/** Grows whenever a session ends here: answers that belong to an older one are dropped. */
let epoch = 0
const listeners = new Set<() => void>()

/** Milliseconds the exchange's clock is ahead of this device's, from the last Date header. */
let clockAheadMs = 0
/** The header has whole seconds and took its time to arrive: less than this is no skew. */
const CLOCK_TOLERANCE_MS = 2_500

function become(next: SessionStatus) {
  if (status === next) return
  status = next
  for (const listener of listeners) listener()
}

/** left: the user has logged out, here or in another tab. expired: the same user is about to log in again. */
export type SessionEnd = 'left' | 'expired'

const sweeps = new Set<(end: SessionEnd) => void>()

/**
 * Whatever remembers a user outside of the query cache registers here how to forget: it is swept when the session ends, in
 * this tab or another, so that the next user of this browser starts from nothing. Answers the function that unregisters.
 */
export function onSessionEnd(sweep: (end: SessionEnd) => void): () => void {
  sweeps.add(sweep)
  return () => void sweeps.delete(sweep)
}

const ended = () => status === 'leaving' || status === 'elsewhere' || status === 'stuck'

/** Posts past `call`: its own failure, a 401 included, must not start anything. */
async function terminate(path: string) {
  try {
    await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: '{}',
      keepalive: true,
      signal: AbortSignal.timeout(TERMINATE_DEADLINE_MS),
    })
  } catch {
    // The exchange ends the session at its own time; we leave in any case.
  }
}

/** What the login flow terminates first, if anything: a session another tab has ended is over already. */
const sessionToEnd = () =>
  status !== 'elsewhere' && mustTerminate(storage.sessionExpiry.get(), Date.now()) ? terminateSession.path : null

/** From here on nothing of this session is sent, shown or remembered. */
function endHere(next: SessionStatus, end: SessionEnd) {
  epoch += 1
  polls.stopped = true
  for (const sweep of sweeps) sweep(end)
  become(next)
  void queryClient.cancelQueries()
}

/** Whether we have gone to the auth page too often just now; if not, this departure is counted. */
function goesInCircles(): boolean {
  const now = Date.now()
  const recent = departures.get().filter((time) => Math.abs(now - time) < DEPARTURES_WINDOW_MS)
  if (recent.length >= MAX_DEPARTURES) return true
  departures.set([...recent, now])
  return false
}

/** Once, whatever fails together: end the session where it must be ended, forget it, go to the auth page. */
async function leave(terminatePath: string | null, end: SessionEnd = 'expired') {
  if (status === 'leaving' || status === 'stuck') return
  if (terminatePath !== null) storage.sessionExpiry.remove()
  endHere('leaving', end)
  if (terminatePath !== null) await terminate(terminatePath)
  queryClient.clear()
  leaveTo(authUrl(returnPath(window.location)))
}

/** A departure the user did not ask for: after the third within a minute we stay, and show a plain link. */
function leaveByItself(terminatePath: string | null) {
  if (ended()) return
  if (!goesInCircles()) return void leave(terminatePath)
  if (terminatePath !== null) storage.sessionExpiry.remove()
  endHere('stuck', 'expired')
  queryClient.clear()
}

/** The session of this tab. The rules are contract §2; the server, never a timer, ends a session. */
export const session = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  status: () => status,
  epoch: () => epoch,
  /** No credentialed call may go out any more. */
  isLeaving: ended,
  /** Whether a marker is stored, valid or not: the Logout item shows. Specification §2. */
  hasMarker: () => storage.sessionExpiry.get() !== null,
  /** Whether a valid marker is stored. Contract §2. */
  isLoggedIn: () => isLoggedIn(storage.sessionExpiry.get(), Date.now()),

  /** A credentialed call went well. */
  succeeded() {
    if (ended()) return
    storage.sessionExpiry.set(markerAt(Date.now()))
    become('in')
  },

  refused401(path: string) {
    const ignored = path === getOpenGame.path || path === terminateAfter401.path || path === terminateSession.path
    if (!ignored) leaveByItself(terminateAfter401.path)
  },

  /** Code 9000 counts on price and orders only. Specification §8. */
  loginNeeded(path: string) {
    if (path === getPrice.path || path === listOrders.path) session.startLogin()
  },

  /** The login flow: by code 9000 and the contests area. */
  startLogin() {
    leaveByItself(sessionToEnd())
  },

  /** The login flow by the user's own press: a person goes in no circles. */
  logIn() {
    void leave(sessionToEnd())
  },

  logout() {
    void leave(terminateSession.path, 'left')
  },

  noticeDate(header: string | null) {
    const told = header === null ? Number.NaN : Date.parse(header)
    if (Number.isNaN(told)) return
    const ahead = told - Date.now()
    // What is known stays until it is clearly wrong: a countdown must not tremble with every answer.
    if (Math.abs(ahead) < CLOCK_TOLERANCE_MS) clockAheadMs = 0
    else if (Math.abs(ahead - clockAheadMs) >= CLOCK_TOLERANCE_MS) clockAheadMs = ahead
  },

  /** Epoch ms by the exchange's clock, as far as it is known. Contract §4. */
  now: () => Date.now() + clockAheadMs,
}

/** Two tabs agree: a marker removed in one ends the polls of the other, which terminates nothing. Contract §2. */
export function watchOtherTabs(): () => void {
  const stopMarker = storage.sessionExpiry.watch((marker) => {
    if (marker === null && status === 'in') {
      endHere('elsewhere', 'left')
      queryClient.clear()
      // An answer may have written it again between the removal and this message.
      storage.sessionExpiry.remove()
    } else if (marker !== null && status === 'elsewhere') {
      // Perhaps another user's: the screens start from nothing, and ask.
      polls.stopped = false
      become('unknown')
    }
  })
  // A page brought back by Back after leaving holds the data of the session that ended.
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted && ended()) window.location.reload()
  }
  window.addEventListener('pageshow', shown)
  return () => {
    stopMarker()
    window.removeEventListener('pageshow', shown)
  }
}
