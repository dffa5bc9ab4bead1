import { useQuery } from '@tanstack/react-query'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPayCode } from '../../../../domain/account/payCode.ts'
import { openOrderIds } from '../../../../domain/order/payment.ts'
import type { PaymentKind } from '../../../../machines/reset.ts'
import { walletUrl } from '../../../../platform/mainSite.ts'
import { queryClient } from '../../../../queries/client.ts'
import { ordersQuery } from '../../../../queries/orders.ts'
import { changes } from '../../../../queries/changes.ts'
import { walletQuery } from '../../../../queries/wallets.ts'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { Loader } from '../../../../ui/display/Loader.tsx'
import { FlowDialog } from '../../../../shared/change-flow/FlowDialog.tsx'
import { PayCodeInput } from './PayCodeInput.tsx'
import { paymentFlows } from './paymentFlow.ts'
import { AvailableBalance, PaymentProgress, ResetPreview } from './ResetParts.tsx'
import { takeLostFocus } from '../../../../ui/overlay/takeLostFocus.ts'
import { useFlow } from '../../../../shared/change-flow/backgroundFlows.ts'
import { deviceNow } from '../../../../platform/clock.ts'

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
  const { data: orders } = useQuery(ordersQuery())
  const [state, send, outcome] = useFlow(paymentFlows, { kind: initialKind, begun: null })
  const { kind, payCode, since, isSlow, missedChecks } = state.context
  const [isIncomplete, setIncomplete] = useState(false)
  const isKnown = kind === 'initialize' || orders !== undefined
  const isReady = isKnown && isPayCode(payCode)

  const confirm = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPayCode(payCode)) {
      setIncomplete(true)
      codeInput.current?.focus()
    }
    if (!isReady) return
    const before = {
      wallet: queryClient.getQueryData(walletQuery.queryKey)?.entry ?? null,
      openOrders: orders ? openOrderIds(orders.items) : null,
    }
    send({ type: 'CONFIRM', key: changes.keyFor('payment', { kind, payCode }), at: deviceNow(), before })
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
      submit={{ type: 'submit', form: 'pay-code', 'aria-disabled': !isReady, className: isReady ? '' : 'cursor-not-allowed border-line! bg-transparent! text-text-disabled!', children: t('common.confirm') }}
      outcome={outcome?.kind === 'done' ? { ...outcome, text: <AvailableBalance /> } : outcome}
      waiting={state.hasTag('paying') && ((id) => <PaymentProgress id={id} since={since} isSlow={isSlow} isMissing={missedChecks > 0} />)}
    >
      <form id="pay-code" className="flex flex-col gap-5" onSubmit={confirm}>
        <p className="text-md text-text-2">{kind === 'initialize' ? t('resetModal.initText') : t('resetModal.resetText')}</p>
        {kind === 'reset' && (orders ? <ResetPreview orders={orders.items} /> : <p role="status" className="text-md text-text-2">{t('resetModal.readingOrders')}</p>)}
        <PayCodeInput
          value={payCode}
          onChange={(text) => {
            setIncomplete(false)
            send({ type: 'TYPE', text })
          }}
          inputRef={takeCodeInput}
          error={isIncomplete ? t('resetModal.resetError.4002') : null}
        />
        {/* A new tab: a payment is typed in this one. */}
        <a href={walletUrl()} target="_blank" rel="noopener" className="link -my-2 inline-flex min-h-11 items-center gap-1 self-start text-sm dense:min-h-6">
          <span>{t('resetModal.wallet')}</span>
          <ArrowUpRight aria-hidden="true" className="size-3.5" />
        </a>
      </form>
    </FlowDialog>
  )
}
