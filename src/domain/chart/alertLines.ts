import type { MarketName } from '../../api/scalars.ts'
import { alertId, type StoredAlert } from '../alerts/alerts.ts'
import { MAX_SHOWN } from './chartLines.ts'
import type { ChartLine } from './orderLines.ts'

/** The newest price alerts of a market. */
export const alertLines = (stored: readonly StoredAlert[], market: MarketName): ChartLine[] =>
  stored
    .flatMap(({ alert, wasNotified }): ChartLine[] =>
      alert.kind === 'price' && alert.market === market
        ? [
            {
              id: `alert ${alertId(alert)}`,
              kind: 'alert',
              price: alert.price,
              side: null,
              order: null,
              isPending: false,
              isSent: wasNotified,
              closes: null,
              bounds: null,
            },
          ]
        : [],
    )
    .slice(0, MAX_SHOWN)
