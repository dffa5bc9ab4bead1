import { useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { SnapshotFrom } from 'xstate'
import type { MarketName } from '../../../../api/scalars.ts'
import { symbol } from '../../../../domain/market/market.ts'
import { CLOSE_CHOICES, type CloseChoice } from '../../../../domain/order/closeSeveral.ts'
import { type closeSeveralMachine, isOnHold, isOnlyVerifying } from '../../../../machines/closeSeveral.ts'
import { ledger } from '../../../../queries/ledger.ts'
import { useFlow } from '../../../../shared/change-flow/backgroundFlows.ts'
import {
  OfflineNote,
  OutcomeMessage,
  OutcomeRegion,
  ResultButton,
  RetryButton,
  SendLabel,
} from '../../../../shared/change-flow/FlowDialog.tsx'
import { ListError } from '../../../../shared/page/ListError.tsx'
import { ListLoader } from '../../../../shared/page/ListLoader.tsx'
import { Button } from '../../../../ui/display/Button.tsx'
import { useOnline } from '../../../../ui/hooks/useOnline.ts'
import { UnreadableEntries } from '../../../../ui/list/UnreadableEntries.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { PriceAge } from '../../market/PriceAge.tsx'
import { CloseReport } from './CloseReport.tsx'
import { closeSeveralFlows } from './closeSeveralFlow.ts'
import { CloseSums, OrdersToClose } from './CloseSums.tsx'
import { useCloseNow, useOrdersToClose, useRates } from './useOrdersToClose.ts'

interface Props {
  /** The market on screen. */
  market: MarketName
  /** What is chosen first. */
  first?: CloseChoice
  onClose: () => void
}

/** Closes several positions or cancels all pending orders: machines/closeSeveral.ts. */
export function CloseSeveralDialog({ market, first = 'all', onClose }: Props) {
  const { t } = useTranslation('dialogs')
  const id = useId()
  const [state, send, outcome] = useFlow(closeSeveralFlows, first)
  const { choice, orders, left, ends, unknown } = state.context
  const rateOf = useRates()
  const listed = useOrdersToClose(market, rateOf)
  const isOnline = useOnline()
  // Begun by an earlier page of this tab, and not resumed yet: confirming others would overwrite it.
  const isToResume = useSyncExternalStore(ledger.subscribe, () => 'closeSeveral' in ledger.stored())
  const [isChoosing, isConfirming, isRunning] = [
    state.matches('choosing'),
    state.matches('confirming'),
    state.matches('running'),
  ]
  const subject = isChoosing ? listed.choices[choice] : orders
  const { age, hasNoPrice, ...sums } = useCloseNow(subject, rateOf)
  const isCancelling = choice === 'waiting'
  const count = orders.length
  const title = isCancelling ? t('closeSeveral.cancelTitle') : t('closeSeveral.title')
  const question = isCancelling ? t('closeSeveral.cancel', { count }) : t('closeSeveral.close', { count })

  // Each button has its own key: holding a key down on one must not press the next one in its place.
  const footer = (
    <>
      {isChoosing && (
        <Button key="cancel" size="lg" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      )}
      {isChoosing && (
        <Button
          key="next"
          size="lg"
          variant="primary"
          disabled={subject.length === 0}
          onClick={() => send({ type: 'REVIEW', orders: subject })}
        >
          {t('closeSeveral.next')}
        </Button>
      )}
      {isConfirming && (
        <ResultButton key="back" onPress={() => send({ type: 'BACK' })}>
          {t('closeSeveral.back')}
        </ResultButton>
      )}
      {isConfirming && (
        <ResultButton
          key="confirm"
          variant="danger"
          disabled={!isOnline || isToResume}
          onPress={() => send({ type: 'CONFIRM' })}
        >
          <SendLabel>{question}</SendLabel>
        </ResultButton>
      )}
      {(isRunning || state.matches('someLeft')) && (
        <ResultButton key="leave" onPress={onClose}>
          {t('common.closeWindow')}
        </ResultButton>
      )}
      {isRunning && (
        <ResultButton key="stop" variant="danger" disabled={left.length === 0} onPress={() => send({ type: 'STOP' })}>
          {t('closeSeveral.stop')}
        </ResultButton>
      )}
      {state.matches('someLeft') && <RetryButton key="again" onPress={() => send({ type: 'RETRY' })} />}
      {state.matches('allClosed') && (
        <ResultButton key="done" variant="primary" onPress={onClose}>
          {t('common.done')}
        </ResultButton>
      )}
    </>
  )

  return (
    <Dialog title={title} onClose={onClose} dismissable={!isRunning} isTall footer={footer}>
      {/* Each step takes the focus, since the previous step's button is gone. */}
      <OutcomeRegion key={isRunning ? 'running' : JSON.stringify(state.value)} id={id} className="flex grow flex-col">
        {isChoosing && (
          <CloseChoices
            id={id}
            choice={choice}
            listed={listed}
            market={market}
            onChoose={(next) => send({ type: 'CHOOSE', choice: next })}
          />
        )}
        {isConfirming && (
          <p id={id} className="sr-only">
            {question}
          </p>
        )}
        {isConfirming && <OrdersToClose orders={orders} isCancelling={isCancelling} />}
        {(isConfirming || (isChoosing && listed.isKnown)) && <CloseSums sums={sums} isCancelling={isCancelling} />}
        {isConfirming && (
          <p className="mt-4 text-sm text-text-2">
            {isCancelling ? t('closeSeveral.cancelNote') : t('closeSeveral.note')}
          </p>
        )}
        {(isConfirming || (isChoosing && listed.isKnown)) && !isCancelling && (
          <PriceAge
            text={hasNoPrice ? t('closeSeveral.noPrice') : age === null ? null : t('closeSeveral.oldPrice', { age })}
          />
        )}
        {isConfirming && <OfflineNote />}
        {isRunning && <CloseProgress id={id} title={title} context={state.context} />}
        {outcome && <OutcomeMessage id={id} {...outcome} />}
        {(isRunning || outcome) && <CloseReport choice={choice} ends={ends} unknown={unknown} />}
      </OutcomeRegion>
    </Dialog>
  )
}

interface CloseProgressProps {
  /** Id of the heading. */
  id: string
  /** Of the dialog. */
  title: string
  context: SnapshotFrom<typeof closeSeveralMachine>['context']
}

/** Progress of closing several orders. A changed heading is announced; the count is not. */
function CloseProgress({ id, title, context }: CloseProgressProps) {
  const { t } = useTranslation('dialogs')
  const { choice, ends, orders, isStopped } = context
  const progress = t('closeSeveral.progress', { ended: String(ends.length), count: orders.length })
  const doing = choice === 'waiting' ? t('closeSeveral.cancelling') : t('closeSeveral.closing')
  const change = isOnlyVerifying(context) ? t('closeSeveral.lookedFor') : isStopped ? t('closeSeveral.stopped') : null

  return (
    <div className="mb-4">
      <div className="mb-2 flex items-baseline justify-between gap-3 text-md">
        <p id={id} className="font-medium text-text">
          {change === null && <span>{doing}</span>}
          <output>{change}</output>
        </p>
        <span className="num shrink-0 text-text-2">{progress}</span>
      </div>
      <div
        role="progressbar"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={orders.length}
        aria-valuenow={ends.length}
        aria-valuetext={progress}
        className="h-1.5 overflow-hidden rounded-full bg-surface-press"
      >
        <div
          className="h-full rounded-full bg-accent-solid"
          style={{ width: `${(100 * ends.length) / orders.length}%` }}
        />
      </div>
      <p className="mt-2 text-sm text-text-2">{t('closeSeveral.mayClose')}</p>
      {isOnHold(context) && <p className="mt-2 text-sm text-warn">{t('closeSeveral.held')}</p>}
    </div>
  )
}

interface CloseChoicesProps {
  /** Id of the heading. */
  id: string
  choice: CloseChoice
  /** The orders of each choice, kept up to date. */
  listed: ReturnType<typeof useOrdersToClose>
  /** The market on screen. */
  market: MarketName
  onChoose: (choice: CloseChoice) => void
}

/** Chooses which orders to close: native radios, each with its number of orders. */
function CloseChoices({
  id,
  choice,
  listed: { choices, isKnown, error, refetch, unreadable },
  market,
  onChoose,
}: CloseChoicesProps) {
  const { t } = useTranslation('dialogs')
  const name = useId()

  if (!isKnown && error) return <ListError error={error} onRetry={() => void refetch()} />
  if (!isKnown) return <ListLoader />

  return (
    <fieldset className="mb-3 flex flex-col">
      <legend id={id} className="sr-only">
        {t('closeSeveral.which')}
      </legend>
      {CLOSE_CHOICES.map((one) => (
        <label
          key={one}
          className="flex min-h-11 items-center gap-3 rounded-sm px-1 text-md text-text hover:bg-surface-hover dense:min-h-9"
        >
          <input
            type="radio"
            className="size-4 shrink-0 accent-accent-solid"
            name={name}
            checked={one === choice}
            onChange={() => onChoose(one)}
          />
          <span className="min-w-0 grow">
            {one === 'market'
              ? t('closeSeveral.choices.market', { symbol: symbol(market) })
              : t(`closeSeveral.choices.${one}`)}
          </span>
          <span className="num text-text-2">{choices[one].length}</span>
        </label>
      ))}
      <UnreadableEntries count={unreadable} className="mt-2" />
    </fieldset>
  )
}
