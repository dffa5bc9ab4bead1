import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/order.ts'
import { formatPrice } from '../../../../domain/money/format.ts'
import { closingFee, feesSoFar, netProfit, realisedNet } from '../../../../domain/order/netProfit.ts'
import { orderTab } from '../../../../domain/order/orderTabs.ts'
import { profit } from '../../../../domain/order/profit.ts'
import { orderName } from '../../../../i18n/orderName.ts'
import { reasonText } from '../../../../i18n/reasonText.ts'
import { useFlow } from '../../../../shared/change-flow/backgroundFlows.ts'
import { DetailsCard, MoneyValue, Value, Values } from '../../../../shared/change-flow/DetailsCard.tsx'
import { FlowDialog, ResultButton } from '../../../../shared/change-flow/FlowDialog.tsx'
import { takeLostFocus } from '../../../../ui/overlay/useFocusBack.ts'
import { PriceAge } from '../../market/PriceAge.tsx'
import { useMarketNow } from '../../market/useMarketNow.ts'
import { OrderHead, ProfitText } from '../order/OrderHead.tsx'
import { closeOrderFlows, isCancelling } from './closeOrderFlow.ts'
import { type SetsLevels, StopInstead } from './StopInstead.tsx'

interface Props extends SetsLevels {
  order: Order
  onClose: () => void
}

/** Closes a position or cancels a pending order: machines/closeOrder.ts. */
export function CloseOrderDialog({ order: initialOrder, onClose, onSetLevels }: Props) {
  const { t } = useTranslation('dialogs')
  const [state, send, outcome] = useFlow(closeOrderFlows, initialOrder)
  const { order, confirmed } = state.context
  const isPending = isCancelling(confirmed?.request ?? initialOrder, order)

  // Whatever the price: leaving never waits for one. docs/decisions.md
  const confirm = () => send(closeOrderFlows.confirm(order, order, null))

  return (
    <FlowDialog
      title={isPending ? t('closeOrder.cancelTitle') : t('closeOrder.closeTitle')}
      state={state}
      send={send}
      onClose={onClose}
      isTall={!isPending}
      dismiss={t('common.closeWindow')}
      cancel={isPending ? t('closeOrder.keep') : t('common.cancel')}
      submit={{
        variant: 'danger',
        onClick: confirm,
        children: isPending ? t('closeOrder.cancel') : t('closeOrder.close'),
      }}
      outcome={outcome}
      // No longer listed, without a final state from the exchange: do not show it as still closing.
      result={
        (orderTab(order) === 'history' || (outcome?.kind === 'done' && !isPending)) && <CloseResult order={order} />
      }
      wayOn={
        outcome?.kind === 'filled' && (
          <ResultButton variant="primary" onPress={() => send({ type: 'CONTINUE' })}>
            {t('closeOrder.filledContinue')}
          </ResultButton>
        )
      }
    >
      <div role="group" aria-label={orderName(t, order)} tabIndex={-1} ref={takeLostFocus} className="outline-none">
        <ClosePreview order={order} onSetLevels={onSetLevels} />
      </div>
    </FlowDialog>
  )
}

/** What would be closed, at what price, with which result; follows the live price. */
function ClosePreview({ order, onSetLevels }: SetsLevels & { order: Order }) {
  const { t } = useTranslation('dialogs')
  const { market, price, age } = useMarketNow(order.market)
  const isPending = orderTab(order) === 'orders'

  return (
    <>
      <DetailsCard>
        <div className="mb-3">
          <OrderHead order={order}>
            {!isPending && <ProfitText value={profit(order, price)} className="text-md font-medium" />}
          </OrderHead>
        </div>
        <Values>
          <MoneyValue label={isPending ? t('closeOrder.margin') : t('closeOrder.amount')} of={order.amount} />
          <Value
            label={isPending ? t('closeOrder.orderPrice') : t('closeOrder.openPrice')}
            value={formatPrice(order.startPrice, market)}
          />
          <Value label={t('closeOrder.currentPrice')} value={formatPrice(price, market)} />
          {!isPending && (
            <>
              <MoneyValue label={t('closeOrder.feesSoFar')} of={feesSoFar(order)} />
              <MoneyValue
                label={t('closeOrder.feeClose')}
                of={closingFee(order, price, market?.orderCloseFeeRate ?? null)}
              />
              <Value label={t('closeOrder.net')} value={<ProfitText value={netProfit(order, price, market)} />} />
            </>
          )}
        </Values>
      </DetailsCard>
      <p className="mt-4 text-sm text-text-2">{isPending ? t('closeOrder.cancelNote') : t('closeOrder.note')}</p>
      {!isPending && (
        <>
          <StopInstead order={order} onSetLevels={onSetLevels} />
          <PriceAge
            text={price === null ? t('closeOrder.noPrice') : age === null ? null : t('closeOrder.oldPrice', { age })}
          />
        </>
      )}
    </>
  )
}

/** The realised result, or that the position is still closing. */
function CloseResult({ order }: { order: Order }) {
  const { t } = useTranslation('dialogs')
  const { market } = useMarketNow(order.market)
  const [gross, net] = [profit(order, null), realisedNet(order)]
  if (orderTab(order) !== 'history')
    return <p className="text-center text-sm text-text-2">{t('closeOrder.resultLater')}</p>

  return (
    <div className="mt-3 flex flex-col gap-4">
      <div className="text-center">
        <p className="text-md text-text-2">{t('closeOrder.net')}</p>
        <ProfitText value={net} className="text-xl font-semi" />
      </div>
      <DetailsCard>
        <Values>
          <Value label={t('closeOrder.closePrice')} value={formatPrice(order.closePrice, market)} />
          <Value label={t('closeOrder.gross')} value={<ProfitText value={gross} />} />
          <Value label={t('closeOrder.reason')} value={reasonText(t, order.closureType)} />
        </Values>
      </DetailsCard>
    </div>
  )
}
