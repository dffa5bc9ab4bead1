import type { StoredProjections } from '../../../../domain/contest/planner/projection.ts'
import { userSlot } from '../../../../queries/userSlot.ts'
import { type ContestId, Decimal } from '../../../../api/scalars.ts'
import * as z from '../../../../api/zod.ts'

const NOTHING: StoredProjections = { open: null, checked: null }

const whole = z.number().check(z.int())
const standing = { from: whole, to: whole }
const Projected = z.object({ ...standing, listedAt: whole, roi: Decimal })
const Result = z.object({ made: Projected, listedAt: whole, stands: z.nullable(z.object(standing)), off: z.nullable(whole) })
const Stored = z.nullable(z.object({ contestId: z.string(), open: z.catch(z.nullable(Projected), null), checked: z.catch(z.nullable(Result), null) }))

const store = userSlot<z.output<typeof Stored>>('futuresCoach', null, Stored)

/** The projections of this user on this device, for the contest viewed last. */
export function storedProjections(contestId: ContestId) {
  return {
    get(): StoredProjections {
      const stored = store.get()
      return stored?.contestId === contestId ? { open: stored.open, checked: stored.checked } : NOTHING
    },
    set: (stored: StoredProjections) => store.set({ contestId, ...stored }),
  }
}
