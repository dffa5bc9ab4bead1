import type { MarketName } from '../../../../api/scalars.ts'

/** Opens *Close multiple* from a message; set by the host of the dialogs, which the message cannot reach. */
export const restDialog = { open: (_market: MarketName): void => {} }
