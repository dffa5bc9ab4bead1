import { getPrice } from '../../api/market.ts'
import { listOrders } from '../../api/order.ts'
import { getOpenGame, terminateAfter401, terminateSession } from '../../api/user.ts'
import { TERMINATE_DEADLINE_MS } from '../../constants/limits.ts'
import { returnPath } from '../../domain/account/returnPath.ts'
import {
  isLoggedIn,
  isSessionOver,
  markerAt,
  recentDepartures,
  type SessionEffect,
  type SessionEvent,
  sessionStep,
  type SessionStatus,
} from '../../domain/account/session.ts'
import { deviceNow } from '../../platform/clock.ts'
import { authUrl, isWebviewPath, redirectTo, startAgain } from '../../platform/mainSite.ts'
import { departures, storage } from '../../platform/storage.ts'
import { createListeners } from '../../platform/store.ts'
import { polls, queryClient } from './client.ts'
import { forgetFirstAnswers } from './firstAnswers.ts'

/** A marker younger than this is not renewed. */
const MARKER_STEP_MS = 1_000

let status: SessionStatus = 'unknown'
/** Incremented whenever a session ends here: responses of an older one are dropped. */
let epoch = 0
const listeners = createListeners()

/** Milliseconds the exchange's clock is ahead of this device's, from the last Date header. */
let clockAheadMs = 0
/** The header has whole seconds and is delayed by the network: less than this is no skew. */
const CLOCK_TOLERANCE_MS = 2_500
/** The delay can only have made it too low: a higher one is believed sooner. */
const CLOCK_RISE_MS = 1_500

/** left: the user has logged out, here or in another tab. expired: the same user is about to log in again. */
type SessionEnd = 'left' | 'expired'

const ends = createListeners<[SessionEnd]>()

/**
 * Registers a cleanup for user data outside the query cache: called when the session ends, in this tab or another, so that the next
 * user of this browser starts clean. Returns a function that unregisters.
 */
export const onSessionEnd = ends.subscribe

/** Bypasses `call`: its failure, a 401 included, must not trigger anything. */
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
    // The session then expires at the exchange by itself; the app leaves in any case.
  }
}

/** From here on, nothing of this session is sent, shown or stored. */
function end(how: SessionEnd) {
  epoch += 1
  polls.stopped = true
  forgetFirstAnswers()
  ends.notify(how)
  void queryClient.cancelQueries()
}

const effects: Record<SessionEffect, () => Promise<void> | void> = {
  renewMarker: () => {
    const [stored, wanted] = [storage.sessionExpiry.get() ?? 0, markerAt(deviceNow())]
    // The responses of one refresh renew it once: each write notifies every tab.
    if (stored > wanted || wanted - stored >= MARKER_STEP_MS) storage.sessionExpiry.set(wanted)
  },
  removeMarker: () => storage.sessionExpiry.remove(),
  countDeparture: () => departures.set([...recentDepartures(departures.get(), deviceNow()), deviceNow()]),
  endForNow: () => end('expired'),
  endForGood: () => end('left'),
  terminateAfter401: () => terminate(terminateAfter401.path),
  terminate: () => terminate(terminateSession.path),
  clearCache: () => queryClient.clear(),
  goToAuthPage: () => redirectTo(authUrl(returnPath(window.location))),
  resumePolls: () => void (polls.stopped = false),
  reload: startAgain,
}

async function run(does: readonly SessionEffect[]) {
  for (const effect of does) {
    // Only a termination is asynchronous; nothing may run between the end of a session and its cleanup.
    const termination = effects[effect]()
    if (termination) await termination
  }
}

const moment = () => ({ marker: storage.sessionExpiry.get(), departures: departures.get(), now: deviceNow() })

/** Applies the rules of domain/account/session.ts. */
function dispatch(event: SessionEvent) {
  const step = sessionStep(status, event, moment)
  if (step) {
    status = step.to
    void run(step.does)
  }
  // The marker can change without a step: a public page sends no private requests, so another tab's login is no step of its session.
  listeners.notify()
}

/** The session of this tab, by the rules of domain/account/session.ts. */
export const session = {
  /** Calls the listener when the status or the marker may have changed. Returns a function that unsubscribes. */
  subscribe: listeners.subscribe,
  status: () => status,
  epoch: () => epoch,
  /** Credentialed calls are no longer allowed. */
  isOver: () => isSessionOver(status),
  /** Whether a marker is stored, valid or not: the Logout item is shown. Specification §2. */
  hasMarker: () => storage.sessionExpiry.get() !== null,
  /** Whether a valid marker is stored. Contract §2. */
  isLoggedIn: () => isLoggedIn(storage.sessionExpiry.get(), deviceNow()),

  /** A credentialed call succeeded. */
  succeeded: () => dispatch('answered'),

  refused401(path: string) {
    const ignored = path === getOpenGame.path || path === terminateAfter401.path || path === terminateSession.path
    if (!ignored) dispatch('unauthorized')
  },

  /** Code 9000 counts on price and orders only. Specification §8. */
  loginNeeded(path: string) {
    if (path === getPrice.path || path === listOrders.path) session.startLogin()
  },

  /** The login flow started by code 9000 or the contests area. */
  startLogin: () => dispatch('loginNeeded'),

  /** The login flow started by the user: exempt from the redirect-loop limit. */
  logIn: () => dispatch('loginPressed'),

  logout: () => dispatch('logoutPressed'),

  /** Another user logged in in another tab. */
  otherUser: () => dispatch('otherUser'),

  /** The Date header of a response received `at` epoch ms. */
  noticeDate(header: string | null, at: number) {
    const serverTime = header === null ? Number.NaN : Date.parse(header)
    if (Number.isNaN(serverTime)) return
    const ahead = serverTime - at
    // Ignored until what is known is clearly wrong: a countdown must not jitter with every response.
    const change = ahead - clockAheadMs
    if (change > -CLOCK_TOLERANCE_MS && change < CLOCK_RISE_MS) return
    clockAheadMs = Math.abs(ahead) < CLOCK_TOLERANCE_MS ? 0 : ahead
  },

  /** Epoch ms by the exchange's clock; by this device's until a Date header is received. Contract §4. */
  now: () => session.at(deviceNow()),

  /** The same instant by the exchange's clock, of one by this device's, both in epoch ms. */
  at: (deviceMs: number) => deviceMs + clockAheadMs,
}

/** Syncs tabs: a marker removed in one stops the polls of the other, which terminates nothing. No marker judges a webview. Contract §2. */
export function watchOtherTabs(): () => void {
  const isWebview = isWebviewPath(window.location.pathname)
  const stopMarker = storage.sessionExpiry.watch((marker) => {
    if (!isWebview) dispatch(marker === null ? 'markerRemoved' : 'markerWritten')
  })
  // A page restored by Back after leaving has the data of the ended session.
  const restored = (event: PageTransitionEvent) => event.persisted && dispatch('pageRestored')
  window.addEventListener('pageshow', restored)
  return () => {
    stopMarker()
    window.removeEventListener('pageshow', restored)
  }
}
