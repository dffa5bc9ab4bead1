import { REQUEST_DEADLINE_MS } from '../../../../src/constants/limits.ts'
import type { AppOutcome, AppState } from './app.ts'

/** What the network and the exchange may do. Times in seconds. */
export interface Network {
  /** Messages lost, cut off or unreadable, and checks that read a list older than the order. */
  losses: number
  /** Number of times the browser repeats the request by itself. */
  resends: number
  /** A request that arrives does so within this time after the click: the bound of the promises. */
  arrivesWithin: number
  /** Whether another tab may create an order equal in all fields. */
  hasOtherTab: boolean
}

/** Timeout of a request or check. */
export const DEADLINE = REQUEST_DEADLINE_MS / 1_000
/** No request, check or timer pending. */
export const NONE = -1

/** The complete state at one moment: small numbers, so that a million states can be distinguished. */
export interface World {
  /** Number of the machine's state, and its outcome. */
  readonly app: number
  readonly ended: AppOutcome | null
  /** Seconds until each timer of the machine. */
  readonly timers: Readonly<Record<string, number>>
  /** Number of requests sent by the app. */
  readonly sends: number
  /** Seconds until the request times out. */
  readonly call: number
  /** Requests in flight, and seconds since the click while there are any. */
  readonly requests: number
  readonly since: number
  /** The exchange's response, in flight. */
  readonly answer: 'none' | 'accepted' | 'refused'
  /** The response received by the app. */
  readonly told: 'nothing' | 'accepted' | 'refused'
  /** The journal: orders of this click, and of the other tab. */
  readonly own: number
  readonly other: number
  /** Seconds until the check times out, and its progress. */
  readonly check: number
  readonly seen: 'asking' | 'nothing' | 'order' | 'lost'
  readonly losses: number
  readonly resends: number
}

/** Before the click. */
export const FIRST: World = {
  app: 0,
  ended: null,
  timers: {},
  sends: 0,
  call: NONE,
  requests: 0,
  since: 0,
  answer: 'none',
  told: 'nothing',
  own: 0,
  other: 0,
  check: NONE,
  seen: 'asking',
  losses: 0,
  resends: 0,
}

/** The world after a transition: adds what it starts, removes what it stops. */
export function after(world: World, moved: AppState): World {
  const { state: app, ended } = moved
  if (ended) return { ...world, app, ended, timers: {}, call: NONE, answer: 'none', check: NONE, seen: 'asking' }
  const remaining = Object.entries(world.timers).filter(([timer]) => !moved.stops.includes(timer))
  return {
    ...world,
    app,
    ended,
    timers: Object.fromEntries([...remaining, ...moved.sets].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    ...(moved.sends && { sends: world.sends + 1, call: DEADLINE, requests: world.requests + 1 }),
    ...(moved.checks && { check: DEADLINE, seen: 'asking' as const }),
  }
}

/** Identifies a world. The time since the click matters only to a request in flight; a repeated one is sent beside the first. */
export const keyOf = (world: World): string =>
  Object.values({
    ...world,
    timers: Object.entries(world.timers),
    since: world.requests > 0 ? world.since : 0,
  }).join(' ')
