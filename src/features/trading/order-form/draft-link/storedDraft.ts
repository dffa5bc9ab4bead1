import { LEVEL_UNITS } from '../../../../constants/limits.ts'
import { userSlot } from '../../../../queries/userSlot.ts'
import { forThisTab, Typed } from '../../../../platform/storage.ts'
import { Side } from '../../../../api/order.ts'
import * as z from '../../../../api/zod.ts'

/** Where a draft comes from, if not from its trader: a link to it (docs/integrators/links.md). */
const DraftOrigin = z.object({
  /** The link's query, as it came. */
  query: z.string(),
  /** offered: a typed draft is in the form, and the trader has to choose. unused: nothing of it could be used. seen: its notice has been closed. */
  status: z.enum(['offered', 'taken', 'unused', 'seen']),
  /** Highlighted in the form. */
  side: z.nullable(Side),
  /** Counts for this draft instead of the chosen leverage. */
  leverage: z.nullable(z.number()),
})
export type DraftOrigin = z.infer<typeof DraftOrigin>

/** The texts of the order form. */
const Draft = z.object({
  kind: z.enum(['market', 'limit']),
  amount: Typed,
  price: Typed,
  stopLoss: Typed,
  takeProfit: Typed,
  levelUnit: z.catch(z.enum(LEVEL_UNITS), 'price'),
  tpsl: z.boolean(),
  market: z.nullable(z.string()),
  link: z.catch(z.nullable(DraftOrigin), null),
})

/** The texts of this user's order form, for this tab only, so that they survive a reload or a new login. */
export const storedDraft = userSlot<z.infer<typeof Draft> | null>('futuresDraft', null, Draft, forThisTab)
