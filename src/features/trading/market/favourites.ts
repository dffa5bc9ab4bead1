import { jsonSlot } from '../../../platform/storage.ts'
import { MarketName } from '../../../api/scalars.ts'
import * as z from '../../../api/zod.ts'

/** Markets on top of the list, on this device. */
export const favourites = jsonSlot<readonly MarketName[]>('futuresFavourites', [], z.array(MarketName))
