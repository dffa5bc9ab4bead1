import { type Area, jsonSlot, type Slot } from '../platform/storage.ts'
import type * as z from '../api/zod.ts'
import { userMark } from './user.ts'

/** The key of this user's own value; null until it is known who that is. */
const ownKey = (name: string) => () => {
  const mark = userMark()
  return mark === null ? null : `${name}:${mark}`
}

/**
 * A stored value of each user: what one has stored is read by that user alone, however the session ended.
 * Until the profile has told who is logged in it reads as the fallback, and keeps nothing.
 */
export const userSlot = <Value>(name: string, fallback: Value, shape: z.ZodMiniType<Value>, area?: Area): Slot<Value> => jsonSlot(ownKey(name), fallback, shape, area)

/** The key of a value of the contests: this user's own; in the webview the device's, which has no session and knows no user. */
export const contestKey = (name: string) => () => ownKey(name)() ?? name
