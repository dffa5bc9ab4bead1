import { userSlot } from '../../../../queries/userSlot.ts'
import { forThisTab } from '../../../../platform/storage.ts'
import * as z from '../../../../api/zod.ts'

/** The confirmed choice of closing several, from the click until every outcome is known: in this tab, per user. `readClosing.ts` parses it, with late code. */
export const storedClosing = userSlot<unknown>('futuresClosing', null, z.unknown(), forThisTab)
