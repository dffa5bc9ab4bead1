import type { StoredProjections } from '../../../../domain/contest/planner/projection.ts'
import { renamedSlot } from '../../../../queries/stored/renamedSlot.ts'
import { type ContestId, Decimal } from '../../../../api/scalars.ts'
import * as z from '../../../../api/zod.ts'

const NOTHING: StoredProjections = { open: null, checked: null }

const whole = z.number().check(z.int())
const ranks = { from: whole, to: whole }
const Projected = z.object({ ...ranks, listedAt: whole, roi: Decimal })
const Result = z.object({ projection: Projected, listedAt: whole, newRank: z.nullable(z.object(ranks)), off: z.nullable(whole) })
/** As former releases stored it. */
const FormerResult = z.pipe(
  z.object({ made: Projected, listedAt: whole, stands: z.nullable(z.object(ranks)), off: z.nullable(whole) }),
  z.transform(({ made: projection, stands: newRank, ...rest }) => ({ projection, newRank, ...rest })),
)
const Stored = z.nullable(z.object({ contestId: z.string(), open: z.catch(z.nullable(Projected), null), checked: z.catch(z.nullable(z.union([Result, FormerResult])), null) }))

const store = renamedSlot('futuresProjections', 'futuresCoach', Stored)

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
