import { MarketName } from '../../../api/scalars.ts'
import * as z from '../../../api/zod.ts'
import { jsonSlot } from '../../../platform/storage.ts'

/** Starred markets, stored on this device. */
export const favourites = jsonSlot<readonly MarketName[]>('futuresFavourites', [], z.array(MarketName))
