import type * as z from '../api/zod.ts'
import { type Area, jsonSlot, type Slot } from '../platform/storage.ts'
import { userMark } from './user.ts'

/** The storage key of this user's own value; null until the user is known. */
const ownKey = (name: string) => () => {
  const mark = userMark()
  return mark === null ? null : `${name}:${mark}`
}

/**
 * A stored value per user: only the same user reads it again, however the session ended. Until the profile is loaded, it reads as
 * the fallback and stores nothing.
 */
export const userSlot = <Value>(name: string, fallback: Value, shape: z.ZodMiniType<Value>, area?: Area): Slot<Value> =>
  jsonSlot(ownKey(name), fallback, shape, area)

/** The storage key of a contest value: per user; in the webview, which has no session and no user, per device. */
export const keyInContests = (name: string) => () => ownKey(name)() ?? name
