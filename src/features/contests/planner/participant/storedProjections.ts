import type { StoredProjections } from '../../../../domain/contest/planner/projection.ts'
import { userSlot } from '../../../../queries/userSlot.ts'
import { type ContestId, Decimal } from '../../../../api/scalars.ts'
import * as z from '../../../../api/zod.ts'

const NOTHING: StoredProjections = { open: null, checked: null }

const whole = z.number().check(z.int())
const standing = { from: whole, to: whole }
const Made = z.object({ ...standing, listedAt: whole, roi: Decimal })
const Checked = z.object({ made: Made, listedAt: whole, stands: z.nullable(z.object(standing)), off: z.nullable(whole) })
const Stored = z.nullable(z.object({ contestId: z.string(), open: z.catch(z.nullable(Made), null), checked: z.catch(z.nullable(Checked), null) }))

const store = userSlot<z.output<typeof Stored>>('futuresCoach', null, Stored)

/** The projections of this user on this device, for the contest viewed last. */
export function storedProjections(contestId: ContestId) {
  return {
    get(): StoredProjections {
      const kept = store.get()
      return kept?.contestId === contestId ? { open: kept.open, checked: kept.checked } : NOTHING
    },
    set: (kept: StoredProjections) => store.set({ contestId, ...kept }),
  }
}
