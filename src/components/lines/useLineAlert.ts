import type { ChartLine } from '../../domain/orderLines.ts'
import type { MarketName } from '../../wire/scalars.ts'
import { useDialogs } from '../dialogs/useDialogs.ts'

/** What a line that does not move is good for: the dialog of the alerts with its price, or with the liquidation of its position. */
export function useLineAlert(market: MarketName) {
  const dialogs = useDialogs()
  return ({ kind, order, price }: ChartLine) => {
    const position = kind === 'liquidation' ? order : null
    void dialogs.open({ kind: 'alerts', market, ...(position ? { position } : { price, first: 'price' }) })
  }
}
