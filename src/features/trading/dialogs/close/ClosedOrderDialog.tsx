import { useTranslation } from 'react-i18next'
import { closedStory } from '../../../../domain/position/closedStory.ts'
import { money } from '../../../../domain/money/format.ts'
import type { Order } from '../../../../api/order.ts'
import { Own } from '../../../../ui/masked/Own.tsx'
import { DetailsCard, Value, Values } from '../../../../shared/change-flow/DetailsCard.tsx'
import { useMarketNow } from '../../market/useMarketNow.ts'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { Button } from '../../../../ui/display/Button.tsx'
import { ClosedPrices, ClosedWords, OtherLeverages } from './ClosedOrderParts.tsx'
import { OrderHead, Profit } from './OrderHead.tsx'

/** What happened to a closed trade: of the order as it was when the dialog was opened. */
export function ClosedOrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('closedOrder')
  const { t: common } = useTranslation()
  const { market } = useMarketNow(order.market)
  const story = closedStory(order)
  const footer = <Button size="lg" onClick={onClose}>{common('common.close')}</Button>

  return (
    <Dialog title={t('title')} onClose={onClose} footer={footer}>
      <div className="flex flex-col gap-4">
        <OrderHead order={order} />
        <ClosedWords order={order} story={story} market={market} />
        <ClosedPrices order={order} market={market} />
        <DetailsCard>
          <Values>
            <Value label={t('gross')} value={<Profit value={story.gross} />} />
            {story.computed !== null && <Value label={t('computed')} value={<Profit value={story.computed} />} />}
            <Value label={t('feeOpen')} value={<Own>{money(order.feeOpen)}</Own>} isMoney={order.feeOpen !== null} />
            <Value label={t('feeClose')} value={<Own>{money(order.feeClose)}</Own>} isMoney={order.feeClose !== null} />
            <Value label={t('feeFunding')} value={<Own>{money(order.feeFunding)}</Own>} isMoney={order.feeFunding !== null} />
            <Value label={t('net')} value={<Profit value={story.net} className="font-medium" />} />
          </Values>
        </DetailsCard>
        <OtherLeverages order={order} market={market} />
      </div>
    </Dialog>
  )
}
