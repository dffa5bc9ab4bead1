import type { MarketName } from '../../../../api/scalars.ts'
import { createListeners } from '../../../../platform/store.ts'

/** Asks the host of the dialogs, which a message cannot reach, to open *Close positions* on a market. */
export const restDialog = createListeners<[MarketName]>()
