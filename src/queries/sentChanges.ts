import { forThisTab } from '../platform/storage.ts'
import * as z from '../api/zod.ts'
import { userSlot } from './userSlot.ts'

const SentChange = z.object({
  key: z.string(),
  /** As serialised for its key; empty if it must not be stored. */
  asked: z.string(),
  /** Time of the click, epoch ms. */
  at: z.number(),
  /** Read by the flow that resumes it. */
  request: z.unknown(),
  order: z.optional(z.unknown()),
})
export type SentChange = z.output<typeof SentChange>
type SentChanges = Readonly<Record<string, SentChange>>

const stored = userSlot<SentChanges>('futuresSent', {}, z.record(z.string(), SentChange), forThisTab)

/**
 * Changes this user has sent from this tab, by subject ('order', 'close 17'), from the click until they are settled. After a reload
 * they are verified, not forgotten. Reliability A2.
 */
export const sentChanges = {
  all: (): SentChanges => stored.get(),
  isEmpty: () => Object.keys(stored.get()).length === 0,
  add: (subject: string, sent: SentChange) => stored.set({ ...stored.get(), [subject]: sent }),
  remove(subject: string) {
    const { [subject]: _settled, ...others } = stored.get()
    if (Object.keys(others).length > 0) stored.set(others)
    else stored.remove()
  },
}
