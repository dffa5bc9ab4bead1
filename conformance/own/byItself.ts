/** Reasons for which an order closes without anybody asking. */
export const BY_ITSELF = new Set(['STOP_LOSS', 'TAKE_PROFIT', 'LIQUIDATION', 'ROLLOVER'])
