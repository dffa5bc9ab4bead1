import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { type SubmitEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isPayCode } from '../../domain/payCode.ts'
import { openOrderIds } from '../../domain/payment.ts'
import type { PaymentKind } from '../../machines/reset.ts'
import { queryClient } from '../../queries/client.ts'
import { ordersQuery } from '../../queries/orders.ts'
import { keyFor } from '../../queries/submissionKey.ts'
import { walletQuery } from '../../queries/wallets.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Loader } from '../ui/Loader.tsx'
import { Message } from '../ui/Message.tsx'
import { AfterButton } from './AfterButton.tsx'
import { Outcome } from './Outcome.tsx'
import { PayCodeInput } from './PayCodeInput.tsx'
import { paymentFlows, troubleText } from './paymentFlow.ts'
import { AvailableBalance, Paying, WhatEnds } from './ResetParts.tsx'
import { RetryButton } from './RetryButton.tsx'
import { takeLostFocus } from './takeLostFocus.ts'
import { useFlow } from './useFlow.ts'
import { Unknown, Waiting } from './Waiting.tsx'

/** Activates or resets the virtual balance. One branch a state of machines/reset.ts. */
export function ResetDialog({ onClose }: { onClose: () => void }) {
  const { data: wallet } = useQuery(walletQuery)
  if (wallet) return <ResetFlow kind={wallet.initialized ? 'reset' : 'initialize'} onClose={onClose} />
  return <WalletLoading onClose={onClose} />
}

function WalletLoading({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('resetModal.resetTitle')} onClose={onClose}>
      <Loader />
    </Dialog>
  )
}

function ResetFlow({ kind: asked, onClose }: { kind: PaymentKind; onClose: () => void }) {
  const { t } = useTranslation()
  const codeInput = useRef<HTMLInputElement>(null)
  const takeCodeInput = (input: HTMLInputElement | null) => {
    codeInput.current = input
    takeLostFocus(input)
  }
  // What is open on all markets: where no answer comes, it tells whether the reset took place.
  const { data: orders } = useQuery(ordersQuery())
  const [state, send] = useFlow(paymentFlows, { kind: asked, begun: null })
  const { kind, payCode, since, isSlow, missedChecks, trouble } = state.context
  const title = kind === 'initialize' ? t('resetModal.initTitle') : t('resetModal.resetTitle')

  const confirm = (event: SubmitEvent) => {
    event.preventDefault()
    const before = {
      wallet: queryClient.getQueryData(walletQuery.queryKey)?.entry ?? null,
      openOrders: orders ? openOrderIds(orders.items) : null,
    }
    send({ type: 'CONFIRM', key: keyFor('payment', { kind, payCode }), at: Date.now(), before })
  }

  if (state.matches('success')) {
    const done = kind === 'initialize' ? t('resetModal.initDone') : t('resetModal.resetDone')
    return (
      <Dialog title={title} onClose={onClose} footer={<AfterButton variant="primary" onPress={onClose}>{t('common.done')}</AfterButton>}>
        <Outcome>
          <Message live size="dialog" tone="success" icon={<Check />} title={done} text={<AvailableBalance />} />
        </Outcome>
      </Dialog>
    )
  }

  if (state.matches('error') && trouble) {
    const { code, ...said } = troubleText(kind, trouble)
    const footer = (
      <>
        <AfterButton onPress={onClose}>{t('common.close')}</AfterButton>
        <RetryButton onPress={() => send({ type: 'RETRY' })} />
      </>
    )
    return (
      <Dialog title={title} onClose={onClose} footer={footer}>
        <Outcome>
          <Message live size="dialog" tone="danger" icon={<X />} {...said} code={code && t('common.code', { code })} />
        </Outcome>
      </Dialog>
    )
  }

  if (state.hasTag('paying')) {
    return (
      <Dialog title={title} onClose={onClose} footer={<AfterButton onPress={onClose}>{t('common.close')}</AfterButton>}>
        <Outcome>
          <Paying since={since} isSlow={isSlow} isMissing={missedChecks > 0} />
        </Outcome>
      </Dialog>
    )
  }

  const isInit = state.matches('init')
  const footer = (
    <>
      <Button size="lg" onClick={onClose}>{isInit ? t('common.cancel') : t('common.close')}</Button>
      <Button size="lg" variant="primary" type="submit" form="pay-code" pending={!isInit} disabled={isInit && !isPayCode(payCode)}>
        {t('common.confirm')}
      </Button>
    </>
  )
  return (
    <Dialog title={title} onClose={onClose} dismissable={isInit} footer={footer} initialFocus={codeInput}>
      {isInit && (
        <form id="pay-code" className="flex flex-col gap-5" onSubmit={confirm}>
          <p className="text-md text-text-2">{kind === 'initialize' ? t('resetModal.initText') : t('resetModal.resetText')}</p>
          {kind === 'reset' && <WhatEnds orders={orders?.items} />}
          <PayCodeInput value={payCode} onChange={(text) => send({ type: 'TYPE', text })} inputRef={takeCodeInput} />
        </form>
      )}
      {state.hasTag('unknown') && <Unknown />}
      {state.matches({ loading: 'sending' }) && <Waiting title={t('resetModal.sending')} />}
      {state.matches('settling') && <Waiting title={t('dialogs.settling')} />}
    </Dialog>
  )
}
