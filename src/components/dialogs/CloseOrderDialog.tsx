import { Check, CircleAlert, Clock, Info, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { orderTab } from '../../domain/orderTabs.ts'
import { keyFor } from '../../queries/submissionKey.ts'
import type { Order } from '../../wire/order.ts'
import { AfterButton } from './AfterButton.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Message } from '../ui/Message.tsx'
import { ClosePreview, CloseResult } from './CloseOrderParts.tsx'
import { closeOrderFlows } from './closeOrderFlow.ts'
import { dialogFailure } from './dialogFailure.ts'
import { Outcome } from './Outcome.tsx'
import { RetryButton } from './RetryButton.tsx'
import { takeLostFocus } from './takeLostFocus.ts'
import { useFlow } from './useFlow.ts'
import { canTradeNow, useMarketNow } from './useMarketNow.ts'
import { Unknown, Waiting } from './Waiting.tsx'

interface Props {
  order: Order
  onClose: () => void
}

/** Closes a position or cancels a waiting order. One branch a state of machines/closeOrder.ts. */
export function CloseOrderDialog({ order: asked, onClose }: Props) {
  const { t } = useTranslation()
  const [state, send] = useFlow(closeOrderFlows, asked)
  const { order, failure } = state.context
  const { isHeld } = useMarketNow(order.market)
  const isPending = orderTab(asked) === 'orders' && orderTab(order) !== 'positions'
  const title = isPending ? t('closeOrder.cancelTitle') : t('closeOrder.closeTitle')

  const confirm = () => {
    if (isPending || canTradeNow(order.market)) send({ type: 'CONFIRM', key: keyFor(`close ${order.orderId}`, null) })
  }
  const done = <AfterButton variant="primary" onPress={onClose}>{t('common.done')}</AfterButton>
  const orRetry = (
    <>
      <AfterButton onPress={onClose}>{t('common.close')}</AfterButton>
      <RetryButton onPress={() => send({ type: 'RETRY' })} />
    </>
  )

  if (state.matches('filled')) {
    const footer = (
      <>
        <AfterButton onPress={onClose}>{t('common.close')}</AfterButton>
        <AfterButton variant="primary" onPress={() => send({ type: 'CONTINUE' })}>{t('closeOrder.filledContinue')}</AfterButton>
      </>
    )
    return (
      <Dialog title={title} onClose={onClose} footer={footer}>
        <Outcome>
          <Message live size="dialog" icon={<Info />} title={t('closeOrder.filledTitle')} text={t('closeOrder.filledText')} />
        </Outcome>
      </Dialog>
    )
  }

  if (state.matches('success') || state.matches('gone')) {
    const isGone = state.matches('gone')
    const isClosed = orderTab(order) === 'history' || !isPending
    const said = isGone
      ? { title: t('closeOrder.goneTitle'), text: orderTab(order) === 'history' ? t('closeOrder.goneText') : t('closeOrder.goneCanceledText') }
      : { title: isClosed ? t('closeOrder.closed') : t('closeOrder.canceled') }
    return (
      <Dialog title={title} onClose={onClose} footer={done}>
        <Outcome>
          <Message live size="dialog" tone={isGone ? 'plain' : 'success'} icon={isGone ? <Clock /> : <Check />} {...said} />
          {/* What is gone and told no more is not being closed any longer. */}
          {isClosed && (!isGone || orderTab(order) === 'history') && <CloseResult order={order} />}
        </Outcome>
      </Dialog>
    )
  }

  if (state.matches('error') || state.matches('notArrived')) {
    const isRefused = state.matches('error') && failure
    const text = isRefused ? dialogFailure(t, 'closeOrder.error', failure) : t('closeOrder.lostText')
    const refused = isPending ? t('closeOrder.refusedCancel') : t('closeOrder.refusedClose')
    return (
      <Dialog title={title} onClose={onClose} footer={orRetry}>
        <Outcome>
          <Message
            live
            size="dialog"
            tone="danger"
            icon={isRefused ? <X /> : <CircleAlert />}
            title={isRefused ? refused : t('closeOrder.lostTitle')}
            text={text}
            code={isRefused && failure.code ? t('common.code', { code: failure.code }) : undefined}
          />
        </Outcome>
      </Dialog>
    )
  }

  const isInit = state.matches('init')
  const cancel = isPending ? t('closeOrder.keep') : t('common.cancel')
  const footer = (
    <>
      <Button size="lg" onClick={onClose}>{isInit ? cancel : t('common.close')}</Button>
      <Button size="lg" variant="danger" pending={!isInit} disabled={isInit && !isPending && isHeld} onClick={confirm}>
        {isPending ? t('closeOrder.cancel') : t('closeOrder.close')}
      </Button>
    </>
  )
  return (
    <Dialog title={title} onClose={onClose} dismissable={isInit} isTall={!isPending} footer={footer}>
      {isInit && (
        <div tabIndex={-1} ref={takeLostFocus} className="outline-none">
          <ClosePreview order={order} />
        </div>
      )}
      {state.hasTag('unknown') && <Unknown />}
      {state.matches({ loading: 'sending' }) && <Waiting title={t('dialogs.sending')} />}
      {state.matches('settling') && <Waiting title={t('dialogs.settling')} />}
    </Dialog>
  )
}
