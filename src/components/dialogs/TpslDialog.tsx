import { Check, CircleAlert, Clock, X } from 'lucide-react'
import { type SubmitEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isEdited, levelEdit } from '../../domain/levelEdit.ts'
import { levelProblem } from '../../domain/levels.ts'
import { orderTab } from '../../domain/orderTabs.ts'
import { DEFAULT_PRECISION } from '../../limits.ts'
import { isOver } from '../../machines/watching.ts'
import { keyFor } from '../../queries/submissionKey.ts'
import type { Order } from '../../wire/order.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Message } from '../ui/Message.tsx'
import { AfterButton } from './AfterButton.tsx'
import { dialogFailure } from './dialogFailure.ts'
import { Outcome } from './Outcome.tsx'
import { RetryButton } from './RetryButton.tsx'
import { takeLostFocus } from './takeLostFocus.ts'
import { tpslFlows } from './tpslFlow.ts'
import { SavedLevels, TpslFields } from './TpslParts.tsx'
import { useFlow } from './useFlow.ts'
import { canTradeNow, useMarketNow } from './useMarketNow.ts'
import { Unknown, Waiting } from './Waiting.tsx'

interface Props {
  order: Order
  onClose: () => void
}

/** Sets stop-loss and take-profit of a position or a waiting order. One branch a state of machines/tpsl.ts. */
export function TpslDialog({ order: asked, onClose }: Props) {
  const { t } = useTranslation()
  const firstInput = useRef<HTMLInputElement>(null)
  const takeFirstInput = (input: HTMLInputElement | null) => {
    firstInput.current = input
    takeLostFocus(input)
  }
  const [state, send] = useFlow(tpslFlows, asked)
  const { order, texts, failure } = state.context
  const { market, price: marketPrice, age, isHeld } = useMarketNow(order.market)
  const title = t('addTPSL.title')

  const isPending = orderTab(order) === 'orders'
  const pricePrecision = market?.pricePrecision ?? DEFAULT_PRECISION
  const price = isPending ? order.startPrice : marketPrice
  const edit = levelEdit(order, texts)
  const isWrong = (['stopLoss', 'takeProfit'] as const).some(
    (level) => levelProblem(level, texts[level], { side: order.type, price, market: { pricePrecision } }) !== null,
  )
  const isReady = !isWrong && !isEdited(order, edit) && (isPending || !isHeld)

  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (isReady && (isPending || canTradeNow(order.market))) send({ type: 'CONFIRM', key: keyFor(`levels ${order.orderId}`, edit), edit })
  }
  const done = <AfterButton variant="primary" onPress={onClose}>{t('common.done')}</AfterButton>

  if (state.matches('success')) {
    return (
      <Dialog title={title} onClose={onClose} footer={done}>
        <Outcome>
          <Message live size="dialog" tone="success" icon={<Check />} title={t('addTPSL.done')} />
          <SavedLevels order={order} pricePrecision={pricePrecision} />
        </Outcome>
      </Dialog>
    )
  }

  if (state.matches('gone')) {
    return (
      <Dialog title={title} onClose={onClose} footer={done}>
        <Outcome>
          <Message live size="dialog" icon={<Clock />} title={t('addTPSL.goneTitle')} text={t('addTPSL.goneText')} />
        </Outcome>
      </Dialog>
    )
  }

  if (state.matches('error') || state.matches('notArrived')) {
    const said = failure
      ? { icon: <X />, title: t('addTPSL.refused'), text: dialogFailure(t, 'addTPSL.error', failure) }
      : { icon: <CircleAlert />, title: t('addTPSL.lostTitle'), text: t('addTPSL.lostText') }
    const orRetry = (
      <>
        <AfterButton onPress={onClose}>{t('common.close')}</AfterButton>
        <RetryButton onPress={() => send({ type: 'RETRY' })} />
      </>
    )
    return (
      <Dialog title={title} onClose={onClose} footer={isOver(order) ? done : orRetry}>
        <Outcome>
          <Message live size="dialog" tone="danger" {...said} code={failure?.code && t('common.code', { code: failure.code })} />
        </Outcome>
      </Dialog>
    )
  }

  const isInit = state.matches('init')
  const footer = (
    <>
      <Button size="lg" onClick={onClose}>{isInit ? t('common.cancel') : t('common.close')}</Button>
      <Button size="lg" variant="primary" type="submit" form="levels" pending={!isInit} disabled={isInit && !isReady}>
        {t('common.save')}
      </Button>
    </>
  )
  return (
    <Dialog title={title} onClose={onClose} dismissable={isInit} footer={footer} initialFocus={firstInput}>
      {isInit && (
        <form id="levels" className="flex flex-col gap-4" onSubmit={save}>
          <TpslFields
            order={order}
            texts={texts}
            onType={(level, text) => send({ type: 'TYPE', level, text })}
            price={price}
            pricePrecision={pricePrecision}
            age={age}
            isHeld={isHeld}
            firstInput={takeFirstInput}
          />
        </form>
      )}
      {state.hasTag('unknown') && <Unknown />}
      {state.matches({ loading: 'sending' }) && <Waiting title={t('dialogs.sending')} />}
      {state.matches('settling') && <Waiting title={t('dialogs.settling')} />}
    </Dialog>
  )
}
