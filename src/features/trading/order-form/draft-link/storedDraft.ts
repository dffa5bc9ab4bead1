import { Side } from '../../../../api/order.ts'
import * as z from '../../../../api/zod.ts'
import { LEVEL_UNITS } from '../../../../constants/limits.ts'
import { forThisTab, DecimalText } from '../../../../platform/storage.ts'
import { userSlot } from '../../../../queries/userSlot.ts'

/** The link a draft comes from (docs/integrators/links.md), if it was not typed. */
const DraftOrigin = z.object({
  /** The link's unmodified query. */
  query: z.string(),
  /** offered: the form holds a typed draft, and the trader has to choose. unused: nothing in it was usable. seen: its notice was closed. */
  status: z.enum(['offered', 'taken', 'unused', 'seen']),
  /** Highlighted in the form. */
  side: z.nullable(Side),
  /** Replaces the chosen leverage for this draft. */
  leverage: z.nullable(z.number()),
})
export type DraftOrigin = z.infer<typeof DraftOrigin>

/** The texts of the order form. */
const Draft = z.object({
  kind: z.enum(['market', 'limit']),
  amount: DecimalText,
  size: z.catch(z.nullable(z.object({ text: DecimalText, unit: z.enum(['value', 'coin']) })), null),
  price: DecimalText,
  stopLoss: DecimalText,
  takeProfit: DecimalText,
  levelUnit: z.catch(z.enum(LEVEL_UNITS), 'price'),
  hasLevels: z.boolean(),
  market: z.nullable(z.string()),
  link: z.catch(z.nullable(DraftOrigin), null),
})

/** The contents of this user's order form, for this tab only, so that they survive a reload or a new login. */
export const storedDraft = userSlot<z.infer<typeof Draft> | null>('futuresDraft', null, Draft, forThisTab)
