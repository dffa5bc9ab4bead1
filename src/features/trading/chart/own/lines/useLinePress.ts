import type { LineKind } from '../../../../../domain/chart/chartLines.ts'
import type { ChartLine } from '../../../../../domain/chart/orderLines.ts'
import type { MarketName } from '../../../../../api/scalars.ts'
import { focusField } from '../../../view/focusLandmark.ts'
import { useDialogs } from '../../../dialogs/useDialogs.ts'

const FIELDS: Partial<Record<LineKind, 'limitPrice' | 'stopLoss' | 'takeProfit'>> = { limit: 'limitPrice', stopLoss: 'stopLoss', takeProfit: 'takeProfit' }

/**
 * What a line leads to that is pressed and stays where it is. One that moves, to where its price is typed: the dialog of its order, with nothing
 * proposed, or the field of the form. Any other to the alerts, at its price or for the liquidation of its position.
 */
export function useLinePress(market: MarketName) {
  const dialogs = useDialogs()

  return ({ kind, order, price, bounds }: ChartLine) => {
    const field = FIELDS[kind]
    if (bounds && order) return void dialogs.open({ kind: 'tpsl', order })
    if (bounds && field) return void focusField(field)
    const position = kind === 'liquidation' ? order : null
    void dialogs.open({ kind: 'alerts', market, ...(position ? { position } : { price }) })
  }
}
