import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { MarketName } from '../../../../api/scalars.ts'
import { useFlow } from '../../../../shared/change-flow/backgroundFlows.ts'
import { OfflineNote } from '../../../../shared/change-flow/OfflineNote.tsx'
import { OutcomeRegion } from '../../../../shared/change-flow/OutcomeRegion.tsx'
import { ResultButton } from '../../../../shared/change-flow/ResultButton.tsx'
import { RetryButton } from '../../../../shared/change-flow/RetryButton.tsx'
import { SendLabel } from '../../../../shared/change-flow/SendLabel.tsx'
import { PriceAge } from '../../market/PriceAge.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { Button } from '../../../../ui/display/Button.tsx'
import { useOnline } from '../../../../ui/hooks/useOnline.ts'
import { CloseChoices } from './CloseChoices.tsx'
import { CloseProgress } from './CloseProgress.tsx'
import { CloseReport, ReportMessage } from './CloseReport.tsx'
import { closeSeveralFlows } from './closeSeveralFlow.ts'
import { CloseSums, OrdersToClose } from './CloseSums.tsx'
import { useCloseNow, useOrdersToClose } from './useCloseNow.ts'

interface Props {
  /** The market on screen. */
  market: MarketName
  onClose: () => void
}

/** Closes several positions or cancels all pending orders: machines/closeSeveral.ts. */
export function CloseSeveralDialog({ market, onClose }: Props) {
  const { t } = useTranslation('dialogs')
  const id = useId()
  const [state, send, outcome] = useFlow(closeSeveralFlows, 'orders')
  const { choice, orders, left, ends, unknown } = state.context
  const listed = useOrdersToClose(market)
  const isOnline = useOnline()
  const [isChoosing, isConfirming, isRunning] = [state.matches('choosing'), state.matches('confirming'), state.matches('running')]
  const subject = isChoosing ? listed.choices[choice] : orders
  const { age, hasNoPrice, ...sums } = useCloseNow(subject)
  const isCancelling = choice === 'waiting'
  const count = orders.length
  const question = isCancelling ? t('closeSeveral.cancel', { count }) : t('closeSeveral.close', { count })

  // Each button has its own key: holding a key down on one must not press the next one in its place.
  const footer = (
    <>
      {isChoosing && <Button key="cancel" size="lg" onClick={onClose}>{t('common.cancel')}</Button>}
      {isChoosing && (
        <Button key="next" size="lg" variant="primary" disabled={subject.length === 0} onClick={() => send({ type: 'REVIEW', orders: subject })}>
          {t('closeSeveral.next')}
        </Button>
      )}
      {isConfirming && <ResultButton key="back" onPress={() => send({ type: 'BACK' })}>{t('closeSeveral.back')}</ResultButton>}
      {isConfirming && (
        <ResultButton key="confirm" variant="danger" disabled={!isOnline} onPress={() => send({ type: 'CONFIRM' })}>
          <SendLabel>{question}</SendLabel>
        </ResultButton>
      )}
      {(isRunning || state.matches('someLeft')) && <ResultButton key="leave" onPress={onClose}>{t('common.closeWindow')}</ResultButton>}
      {isRunning && (
        <ResultButton key="stop" variant="danger" disabled={left.length === 0} onPress={() => send({ type: 'STOP' })}>
          {t('closeSeveral.stop')}
        </ResultButton>
      )}
      {state.matches('someLeft') && <RetryButton key="again" onPress={() => send({ type: 'RETRY' })} />}
      {state.matches('allClosed') && <ResultButton key="done" variant="primary" onPress={onClose}>{t('common.done')}</ResultButton>}
    </>
  )

  return (
    <Dialog title={t('closeSeveral.title')} onClose={onClose} dismissable={!isRunning} isTall footer={footer}>
      {/* Each step takes the focus, since the previous step's button is gone. */}
      <OutcomeRegion key={isRunning ? 'running' : JSON.stringify(state.value)} id={id} className="flex grow flex-col">
        {isChoosing && <CloseChoices id={id} choice={choice} listed={listed} market={market} onChoose={(next) => send({ type: 'CHOOSE', choice: next })} />}
        {isConfirming && <p id={id} className="sr-only">{question}</p>}
        {isConfirming && <OrdersToClose orders={orders} isCancelling={isCancelling} />}
        {(isConfirming || (isChoosing && listed.isKnown)) && <CloseSums sums={sums} isCancelling={isCancelling} />}
        {isConfirming && <p className="mt-4 text-sm text-text-2">{isCancelling ? t('closeSeveral.cancelNote') : t('closeSeveral.note')}</p>}
        {(isConfirming || (isChoosing && listed.isKnown)) && !isCancelling && <PriceAge text={hasNoPrice ? t('closeSeveral.noPrice') : age === null ? null : t('closeSeveral.oldPrice', { age })} />}
        {isConfirming && <OfflineNote />}
        {isRunning && <CloseProgress id={id} context={state.context} />}
        {outcome && <ReportMessage id={id} outcome={outcome} />}
        {(isRunning || outcome) && <CloseReport ends={ends} unknown={unknown} />}
      </OutcomeRegion>
    </Dialog>
  )
}
