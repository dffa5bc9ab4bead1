import { REQUEST_DEADLINE_MS } from '../../../../src/constants/limits.ts'
import type { Ended, Moved } from './app.ts'

/** What the network and the exchange may do. Times in seconds. */
export interface Network {
  /** Messages lost, cut off or unreadable, and looks that read a list which is older than the order. */
  losses: number
  /** How often the browser sends the request again by itself. */
  resends: number
  /** A request that arrives does so within this time of the press: the bound of what can be promised. */
  arrivesWithin: number
  /** Whether another tab may make an order equal in all fields. */
  hasOtherTab: boolean
}

/** A call gives up after this time, a look as well. */
export const DEADLINE = REQUEST_DEADLINE_MS / 1_000
/** No call, no look, no timer under way. */
export const NONE = -1

/** The complete state at one moment: small numbers, so that a million states can be distinguished. */
export interface World {
  /** The machine's state, by its number, and its end. */
  readonly app: number
  readonly ended: Ended | null
  readonly isUnknown: boolean
  /** Seconds until each timer of the machine. */
  readonly timers: Readonly<Record<string, number>>
  /** How often the app has sent. */
  readonly sends: number
  /** Seconds until the call gives up. */
  readonly call: number
  /** Requests under way, and seconds since the press while there are any. */
  readonly requests: number
  readonly since: number
  /** The exchange's answer to the call, under way. */
  readonly answer: 'none' | 'accepted' | 'refused'
  /** What the exchange has told the app. */
  readonly told: 'nothing' | 'accepted' | 'refused'
  /** The journal: orders of this press, and of the other tab. */
  readonly own: number
  readonly other: number
  /** Seconds until the look gives up, and how far it is. */
  readonly look: number
  readonly seen: 'asking' | 'nothing' | 'order' | 'lost'
  readonly losses: number
  readonly resends: number
}

const EMPTY: World = {
  app: 0, ended: null, isUnknown: false, timers: {}, sends: 0, call: NONE, requests: 0, since: 0, answer: 'none', told: 'nothing',
  own: 0, other: 0, look: NONE, seen: 'asking', losses: 0, resends: 0,
}

/** The world after the machine has moved: what it starts is under way, what it stops is not. */
export function after(world: World, moved: Moved): World {
  const { state: app, ended, isUnknown } = moved
  if (ended) return { ...world, app, ended, isUnknown, timers: {}, call: NONE, answer: 'none', look: NONE, seen: 'asking' }
  const kept = Object.entries(world.timers).filter(([timer]) => !moved.stops.includes(timer))
  return {
    ...world,
    app,
    ended,
    isUnknown,
    timers: Object.fromEntries([...kept, ...moved.sets].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    ...(moved.sends && { sends: world.sends + 1, call: DEADLINE, requests: world.requests + 1 }),
    ...(moved.looks && { look: DEADLINE, seen: 'asking' as const }),
  }
}

export const firstWorld = (started: Moved): World => after(EMPTY, started)

/** Tells worlds apart. Without a request under way nobody minds how long ago the press was: one sent again goes out while the call is open, whose time says it. */
export function keyOf(world: World): string {
  const { app, timers, sends, call, requests, since, answer, told, own, other, look, seen, losses, resends } = world
  return [app, Object.entries(timers), sends, call, requests, requests > 0 ? since : 0, answer[0], told[0], own, other, look, seen[0], losses, resends].join(' ')
}
