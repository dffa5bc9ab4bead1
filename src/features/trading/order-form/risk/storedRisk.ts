import * as z from '../../../../api/zod.ts'
import { DEFAULT_RISK, RISKS } from '../../../../constants/limits.ts'
import { DecimalText } from '../../../../platform/storage.ts'
import { userSlot } from '../../../../queries/userSlot.ts'

/** The largest loss per order of this user: a share of the balance such as '0.5%', or an amount in KXT as typed. */
export const storedRisk = userSlot<string>('futuresRisk', DEFAULT_RISK, z.union([z.enum(RISKS), DecimalText]))
