import type { LineKind } from '../../../../../domain/chart/chartLines.ts'
import type { ChartLine } from '../../../../../domain/chart/orderLines.ts'
import type { MarketName } from '../../../../../api/scalars.ts'
import { focusField } from '../../../view/focusLandmark.ts'
import { useDialogs } from '../../../dialogs/useDialogs.ts'

const FIELDS: Partial<Record<LineKind, 'limitPrice' | 'stopLoss' | 'takeProfit'>> = { limit: 'limitPrice', stopLoss: 'stopLoss', takeProfit: 'takeProfit' }

/**
 * Handles a click on a line that was not moved. A movable line opens the field of its price: in the dialog of its order, or in the
 * form. Any other line opens the alerts, with its price or the liquidation of its position.
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
