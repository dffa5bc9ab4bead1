import { forThisTab } from '../platform/storage.ts'
import * as z from '../api/zod.ts'
import { userSlot } from './userSlot.ts'

const SentChange = z.object({
  key: z.string(),
  /** As serialised for its key; empty if that must not be stored. */
  asked: z.string(),
  /** Time of the press, epoch ms. */
  at: z.number(),
  /** Read by the flow that resumes it. */
  request: z.unknown(),
  order: z.optional(z.unknown()),
})
export type SentChange = z.output<typeof SentChange>
type SentChanges = Readonly<Record<string, SentChange>>

const stored = userSlot<SentChanges>('futuresSent', {}, z.record(z.string(), SentChange), forThisTab)

/**
 * What this user has sent from this tab and whose outcome is not known yet, by subject ('order', 'close 17'), from the press until it is settled:
 * after a reload it is verified, not forgotten. Reliability A2.
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
