import { useTranslation } from 'react-i18next'
import { closedSummary } from '../../../../domain/position/closedSummary.ts'
import type { Order } from '../../../../api/order.ts'
import { DetailsCard } from '../../../../shared/change-flow/DetailsCard.tsx'
import { useMarketNow } from '../../market/useMarketNow.ts'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { Button } from '../../../../ui/display/Button.tsx'
import { Fold } from '../../../../ui/display/Fold.tsx'
import { ClosedDetails, ClosedResult, ClosedSentence, OtherLeverages } from './ClosedOrderParts.tsx'
import { OrderHead } from './OrderHead.tsx'

/** What happened to a closed trade; shows the order as it was when the dialog was opened. */
export function ClosedOrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('dialogs')
  const { market } = useMarketNow(order.market)
  const story = closedSummary(order)
  const footer = <Button size="lg" onClick={onClose}>{t('common.close')}</Button>

  return (
    <Dialog title={t('closedOrder.title')} onClose={onClose} footer={footer}>
      <div className="flex flex-col gap-4">
        <OrderHead order={order} />
        <ClosedSentence order={order} story={story} market={market} />
        <DetailsCard>
          <ClosedResult order={order} story={story} market={market} />
        </DetailsCard>
        <OtherLeverages order={order} market={market} />
        {/* The exchange reports a different result: too important to collapse. */}
        <Fold title={t('closedOrder.details')} isOpen={story.computed !== null}>
          <DetailsCard>
            <ClosedDetails order={order} story={story} market={market} />
          </DetailsCard>
        </Fold>
      </div>
    </Dialog>
  )
}
