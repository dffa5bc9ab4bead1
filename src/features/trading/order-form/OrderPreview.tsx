import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { typedNumber } from '../../../domain/money/decimalText.ts'
import { estimate } from '../../../domain/order-form/estimate.ts'
import { digits, money } from '../../../domain/money/format.ts'
import { baseAsset } from '../../../domain/market/market.ts'
import { limitPriceOf } from '../../../domain/order-form/orderDraft.ts'
import type { Leverage } from '../../../constants/limits.ts'
import type { Market } from '../../../api/market.ts'
import type { Side } from '../../../api/order.ts'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx'
import { useDetails } from '../view/useDetails.ts'
import type { Draft } from './draft.ts'
import { ReadOut } from './outlook/ReadOut.tsx'
import { PreviewRow as Row } from './risk/PreviewRow.tsx'
import { useOrderFlow } from './useOrderFlow.ts'
import { usePrice } from '../market/usePrice.ts'

interface Props {
  market: Market
  draft: Draft
  leverage: Leverage
}

const DetailedPreview = lazyPart(lazily(async () => (await import('./outlook/DetailedPreview.tsx')).DetailedPreview), () => <div className="h-45" />)

/** Estimates for the order, without a guarantee; with details, all of them. */
export function OrderPreview(order: { market: Market; draft: Draft }) {
  const { leverage } = useOrderFlow()
  return useDetails() ? <DetailedPreview {...order} leverage={leverage} /> : <CalmPreview {...order} leverage={leverage} />
}

/**
 * Without an amount, the liquidation price of each side; with one, the size of the order in the same space, since the buttons then
 * show the liquidation price. The buttons of a limit order may show a warning instead, so it shows both from the start. Nothing
 * moves while typing.
 */
function CalmPreview({ market, draft, leverage }: Props) {
  const { t } = useTranslation()
  const { price: marketPrice } = usePrice(market.market)
  const amount = typedNumber(draft.amount)
  const of = (side: Side) => estimate({ side, amount, leverage, limitPrice: limitPriceOf(draft), marketPrice }, market)
  const [long, short] = [of('LONG'), of('SHORT')]
  const decimals = market.pricePrecision

  return (
    <div className="flex min-h-12 flex-col justify-end gap-2 text-md tablet:min-h-11 tablet:text-sm">
      {(amount || draft.kind === 'limit') && (
        <dl className="flex flex-col gap-1 tablet:gap-0.5">
          <ReadOut label={t('orderForm.quantity')} value={digits(long.size)} unit={baseAsset(market.market)} />
          <ReadOut label={t('orderForm.value')} value={money(long.notional)} unit={SETTLEMENT_CURRENCY} />
        </dl>
      )}
      <table className={amount && draft.kind === 'market' ? 'sr-only' : 'order-preview dense w-full'}>
        <thead>
          <tr className="text-xs">
            <th scope="col">
              <span className="sr-only">{t('orderForm.preview')}</span>
            </th>
            <th scope="col" className="pb-0 text-end font-semi text-long">LONG</th>
            <th scope="col" className="pb-0 text-end font-semi text-short">SHORT</th>
          </tr>
        </thead>
        <tbody>
          <Row label={t('orderForm.liquidation')} full={t('orderForm.liquidationFull')} long={digits(long.liquidation, { decimals })} short={digits(short.liquidation, { decimals })} />
        </tbody>
      </table>
    </div>
  )
}
