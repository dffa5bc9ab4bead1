import { isLoggedIn, isOver, markerAt, recentDepartures, type SessionEffect, type SessionEvent, sessionStep, type SessionStatus } from '../domain/session.ts'
import { returnPath } from '../domain/returnPath.ts'
import { authUrl, redirectTo } from '../mainSite.ts'
import { TERMINATE_DEADLINE_MS } from '../limits.ts'
import { departures, storage } from '../storage.ts'
import { getPrice } from '../wire/market.ts'
import { listOrders } from '../wire/order.ts'
import { getOpenGame, terminateAfter401, terminateSession } from '../wire/user.ts'
import { polls, queryClient } from './client.ts'

let status: SessionStatus = 'unknown'
/** Grows whenever a session ends here: answers that belong to an older one are dropped. */
let epoch = 0
const listeners = new Set<() => void>()

/** Milliseconds the exchange's clock is ahead of this device's, from the last Date header. */
let clockAheadMs = 0
/** The header has whole seconds and took its time to arrive: less than this is no skew. */
const CLOCK_TOLERANCE_MS = 2_500

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

/** From here on nothing of this session is sent, shown or remembered. */
function end(how: SessionEnd) {
  epoch += 1
  polls.stopped = true
  for (const sweep of sweeps) sweep(how)
  void queryClient.cancelQueries()
}

const effects: Record<SessionEffect, () => Promise<void> | void> = {
  renewMarker: () => storage.sessionExpiry.set(markerAt(Date.now())),
  removeMarker: () => storage.sessionExpiry.remove(),
  countDeparture: () => departures.set([...recentDepartures(departures.get(), Date.now()), Date.now()]),
  endForNow: () => end('expired'),
  endForGood: () => end('left'),
  terminateAfter401: () => terminate(terminateAfter401.path),
  terminate: () => terminate(terminateSession.path),
  clearCache: () => queryClient.clear(),
  goToAuthPage: () => redirectTo(authUrl(returnPath(window.location))),
  resumePolls: () => void (polls.stopped = false),
  reload: () => window.location.reload(),
}

async function run(does: readonly SessionEffect[]) {
  for (const effect of does) {
    // Only a termination takes its time; nothing comes between the end of a session and what forgets it.
    const termination = effects[effect]()
    if (termination) await termination
  }
}

const moment = () => ({ marker: storage.sessionExpiry.get(), departures: departures.get(), now: Date.now() })

/** The rules of domain/session.ts at work. */
function happens(event: SessionEvent) {
  const step = sessionStep(status, event, moment)
  if (!step) return
  const isNew = status !== step.to
  status = step.to
  void run(step.does)
  if (isNew) for (const listener of listeners) listener()
}

/** The session of this tab, by the rules of domain/session.ts. */
export const session = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  status: () => status,
  epoch: () => epoch,
  /** No credentialed call may go out any more. */
  isLeaving: () => isOver(status),
  /** Whether a marker is stored, valid or not: the Logout item shows. Specification §2. */
  hasMarker: () => storage.sessionExpiry.get() !== null,
  /** Whether a valid marker is stored. Contract §2. */
  isLoggedIn: () => isLoggedIn(storage.sessionExpiry.get(), Date.now()),

  /** A credentialed call went well. */
  succeeded: () => happens('answered'),

  refused401(path: string) {
    const ignored = path === getOpenGame.path || path === terminateAfter401.path || path === terminateSession.path
    if (!ignored) happens('unauthorized')
  },

  /** Code 9000 counts on price and orders only. Specification §8. */
  loginNeeded(path: string) {
    if (path === getPrice.path || path === listOrders.path) session.startLogin()
  },

  /** The login flow: by code 9000 and the contests area. */
  startLogin: () => happens('loginNeeded'),

  /** The login flow by the user's own press: a person goes in no circles. */
  logIn: () => happens('loginPressed'),

  logout: () => happens('logoutPressed'),

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
  const stopMarker = storage.sessionExpiry.watch((marker) => happens(marker === null ? 'markerRemoved' : 'markerWritten'))
  // A page brought back by Back after leaving holds the data of the session that ended.
  const shown = (event: PageTransitionEvent) => event.persisted && happens('pageRestored')
  window.addEventListener('pageshow', shown)
  return () => {
    stopMarker()
    window.removeEventListener('pageshow', shown)
  }
}
