import type { ContestTarget } from '../../../../domain/contest/planner/target/contestTarget.ts'
import { renamedSlot } from '../../../../queries/stored/renamedSlot.ts'
import { Decimal, Instant, MarketName } from '../../../../api/scalars.ts'
import * as z from '../../../../api/zod.ts'

const whole = z.number().check(z.int())
const Rules = z.object({
  startDate: Instant,
  endDate: Instant,
  markets: z.nullable(z.object({ items: z.array(MarketName), unreadable: whole })),
  minOrderAmount: z.nullable(Decimal),
})
const Target = z.nullable(z.object({ rank: whole, roi: Decimal, listedAt: whole, rules: Rules }))

/** This user's target rank on this device, marked in the chart and in the TP/SL dialog. */
export const storedTarget = renamedSlot<ContestTarget>('futuresRankTarget', 'futuresCoachAim', Target)
