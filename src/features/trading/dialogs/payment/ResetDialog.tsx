import { useQuery } from '@tanstack/react-query'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { type SubmitEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadableList } from '../../../../api/listOf.ts'
import type { Order } from '../../../../api/order.ts'
import { isPayCode } from '../../../../domain/account/payCode.ts'
import { formatAvailable, formatSigned } from '../../../../domain/money/format.ts'
import { ordersByTab } from '../../../../domain/order/orderTabs.ts'
import { unrealisedProfit } from '../../../../domain/order/totals.ts'
import type { PaymentKind } from '../../../../machines/reset.ts'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import { walletUrl } from '../../../../platform/mainSite.ts'
import { queryClient } from '../../../../queries/call/client.ts'
import { ledger } from '../../../../queries/ledger.ts'
import { onCacheChange } from '../../../../queries/onCacheChange.ts'
import { ordersQuery } from '../../../../queries/orders.ts'
import { walletQuery } from '../../../../queries/wallets.ts'
import { useFlow } from '../../../../shared/change-flow/backgroundFlows.ts'
import { FlowDialog } from '../../../../shared/change-flow/FlowDialog.tsx'
import { Waiting } from '../../../../shared/change-flow/Progress.tsx'
import { ListError } from '../../../../shared/page/ListError.tsx'
import { StaleMark } from '../../../../shared/page/StaleMark.tsx'
import { useSessionOver } from '../../../../shared/page/useSessionOver.ts'
import { Loader } from '../../../../ui/display/Loader.tsx'
import { useSeconds, waitedTime } from '../../../../ui/hooks/useSeconds.ts'
import { useStore } from '../../../../ui/hooks/useStore.ts'
import { UnreadableEntries } from '../../../../ui/list/UnreadableEntries.tsx'
import { Masked } from '../../../../ui/masked/Masked.tsx'
import { MaskedText } from '../../../../ui/masked/MaskedText.tsx'
import type { MaskAmount } from '../../../../ui/masked/renderText.ts'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { takeLostFocus } from '../../../../ui/overlay/useFocusBack.ts'
import { useFromPrices, useOldestPriceAge } from '../../market/usePrice.ts'
import { PayCodeInput } from './PayCodeInput.tsx'
import { availableNow, beforePayment, paymentFlows } from './paymentFlow.ts'
import { storedPayment } from './storedPayment.ts'

/** Activates or resets the virtual balance: machines/reset.ts. */
export function ResetDialog({ onClose }: { onClose: () => void }) {
  const { data: wallet } = useQuery(walletQuery)
  if (wallet) return <ResetFlow kind={wallet.initialized ? 'reset' : 'initialize'} onClose={onClose} />
  return <WalletLoading onClose={onClose} />
}

function WalletLoading({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('dialogs')
  return (
    <Dialog title={t('resetModal.resetTitle')} onClose={onClose}>
      <Loader />
    </Dialog>
  )
}

function ResetFlow({ kind: initialKind, onClose }: { kind: PaymentKind; onClose: () => void }) {
  const { t } = useTranslation('dialogs')
  const codeInput = useRef<HTMLInputElement>(null)
  const takeCodeInput = (input: HTMLInputElement | null) => {
    codeInput.current = input
    takeLostFocus(input)
  }
  // Open orders of all markets: what a reset closes and, if the response is lost, evidence of whether it took place. Confirming requires them.
  const { data: orders, error, isFetching, refetch } = useQuery(ordersQuery())
  // There is one wallet: another tab's pending payment is waited for, not paid again.
  const pending = useStore(storedPayment)
  const payment = pending ? { kind: pending.kind, begun: pending } : { kind: initialKind, begun: null }
  const [state, send, outcome] = useFlow(paymentFlows, payment)
  const { kind, payCode, since, isSlow, missedChecks } = state.context
  const [isIncomplete, setIncomplete] = useState(false)
  const isKnown = kind === 'initialize' || orders !== undefined
  // Begun since the dialog was opened: by another tab, or by an earlier page of this one, whose payment is not resumed yet.
  const isToResume = useSyncExternalStore(ledger.subscribe, () => 'payment' in ledger.stored())
  const isOther = pending !== null || isToResume
  const isReady = isKnown && !isOther && isPayCode(payCode)

  const confirm = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPayCode(payCode)) {
      setIncomplete(true)
      codeInput.current?.focus()
    }
    if (!isReady) return
    send(paymentFlows.confirm(payment, { kind, payCode, before: beforePayment() }, { kind, payCode }))
  }

  return (
    <FlowDialog
      title={kind === 'initialize' ? t('resetModal.initTitle') : t('resetModal.resetTitle')}
      state={state}
      send={send}
      onClose={onClose}
      initialFocus={codeInput}
      sending={t('resetModal.sending')}
      // Not `disabled`: it would leave the tab order without a reason.
      submit={{
        type: 'submit',
        form: 'pay-code',
        'aria-disabled': !isReady,
        className: isReady ? '' : 'cursor-not-allowed border-line! bg-transparent! text-text-disabled!',
        children: t('common.confirm'),
      }}
      outcome={outcome?.kind === 'done' ? { ...outcome, text: <AvailableBalance /> } : outcome}
      waiting={
        state.hasTag('paying') &&
        ((id) => <PaymentProgress id={id} since={since} isSlow={isSlow} isMissing={missedChecks > 0} />)
      }
    >
      <form id="pay-code" className="flex flex-col gap-5" onSubmit={confirm}>
        <p className="text-md text-text-2">
          {kind === 'initialize' ? t('resetModal.initText') : t('resetModal.resetText')}
        </p>
        {kind === 'reset' &&
          (orders ? (
            <ResetPreview {...orders} />
          ) : error ? (
            <ListError error={error} isFetching={isFetching} onRetry={() => void refetch()} />
          ) : (
            <p role="status" className="text-md text-text-2">
              {t('resetModal.readingOrders')}
            </p>
          ))}
        <PayCodeInput
          value={payCode}
          onChange={(text) => {
            setIncomplete(false)
            send({ type: 'TYPE', text })
          }}
          inputRef={takeCodeInput}
          error={isOther ? t('resetModal.resetError.4003') : isIncomplete ? t('resetModal.resetError.4002') : null}
        />
        {/* A new tab: a payment is typed in this one. */}
        <a
          href={walletUrl()}
          target="_blank"
          rel="noopener"
          className="link -my-2 inline-flex min-h-11 items-center gap-1 self-start text-sm dense:min-h-6"
        >
          <span>{t('resetModal.wallet')}</span>
          <ArrowUpRight aria-hidden="true" className="size-3.5" />
        </a>
      </form>
    </FlowDialog>
  )
}

const watchCache = (changed: () => void) => onCacheChange(queryClient, changed)

/** The available balance after the payment; a dash until it has been read. */
function AvailableBalance() {
  const { t } = useTranslation('dialogs')
  // Observing the query polls the balance, so that one that could not be read is shown later.
  useQuery(walletQuery)
  const available = useSyncExternalStore(watchCache, availableNow)

  return (
    <>
      <p>{t('resetModal.available')}</p>
      <p className="num mt-1 text-2xl font-medium text-text">
        <Masked>{formatAvailable(available)}</Masked>
        <span className="text-md font-regular text-text-3">{` ${SETTLEMENT_CURRENCY}`}</span>
      </p>
    </>
  )
}

/** What a reset closes on all markets: positions with their current value, and the age of their oldest price, and pending orders. */
function ResetPreview({ items, unreadable }: ReadableList<Order>) {
  const { t } = useTranslation('dialogs')
  const { positions, orders: waiting } = ordersByTab(items)
  const unrealised = useFromPrices((price) => (unreadable > 0 ? null : unrealisedProfit(positions, price)))
  const age = useOldestPriceAge(positions.map(({ market }) => market))
  const words = (mask: MaskAmount) => ({
    positions: t('resetModal.positions', {
      count: positions.length,
      profit: mask(formatSigned(unrealised)),
      currency: SETTLEMENT_CURRENCY,
    }),
    orders: t('resetModal.orders', { count: waiting.length }),
  })
  const count = positions.length + waiting.length
  if (count + unreadable === 0) return null
  const key = waiting.length === 0 ? 'closes' : positions.length === 0 ? 'cancels' : 'closesAndCancels'
  return (
    <div>
      {count > 0 && (
        <p className="num font-medium text-text">
          <MaskedText text={(mask) => t(`resetModal.${key}`, words(mask))} />{' '}
          {age !== null && unrealised !== null && <StaleMark age={age} />}
        </p>
      )}
      <UnreadableEntries count={unreadable} list={t('orders.label')} className="mt-2" />
    </div>
  )
}

interface PayingProps {
  /** Id of the heading. */
  id: string
  /** Epoch ms. */
  since: number
  isSlow: boolean
  /** The last check failed. */
  isMissing: boolean
}

/** The payment is in progress: elapsed time, and a note that the dialog may be closed. */
function PaymentProgress({ id, since, isSlow, isMissing }: PayingProps) {
  const { t } = useTranslation('dialogs')
  const seconds = useSeconds(since) ?? 0
  const isOver = useSessionOver()
  const words = isOver
    ? t('dialogs.sessionOver')
    : isMissing
      ? t('resetModal.payingMissed')
      : isSlow
        ? t('resetModal.payingSlow')
        : t('resetModal.payingText')

  return (
    <Waiting id={id} title={t('resetModal.payingTitle')}>
      <p id={`${id}-text`}>{words}</p>
      <p className="num mt-2 text-sm text-text-3">{t('resetModal.waited', { time: waitedTime(seconds) })}</p>
      <p className="mt-2 text-sm">{t('dialogs.mayClose')}</p>
    </Waiting>
  )
}
