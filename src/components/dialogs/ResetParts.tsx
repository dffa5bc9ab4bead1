import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { money } from '../../domain/format.ts'
import { SETTLEMENT_CURRENCY } from '../../limits.ts'
import { walletQuery } from '../../queries/wallets.ts'
import { useSeconds, waitedTime } from './useSeconds.ts'
import { useSessionOver } from './useSessionOver.ts'
import { Waiting } from './Waiting.tsx'

/** What there is to trade with after the payment. */
export function AvailableBalance() {
  const { t } = useTranslation()
  const { data: wallet } = useQuery({ ...walletQuery, notifyOnChangeProps: ['data'] })

  return (
    <>
      <p>{t('resetModal.available')}</p>
      <p className="num mt-1 text-2xl font-medium text-text">
        {money(wallet?.entry?.value ?? null)}
        <span className="text-md font-regular text-text-3"> {SETTLEMENT_CURRENCY}</span>
      </p>
    </>
  )
}

interface PayingProps {
  /** Epoch ms. */
  since: number
  isSlow: boolean
  /** The last check had no answer. */
  isMissing: boolean
}

/** The payment is under way: how long already, and that nobody has to watch it. */
export function Paying({ since, isSlow, isMissing }: PayingProps) {
  const { t } = useTranslation()
  const seconds = useSeconds(since) ?? 0
  const isOver = useSessionOver()
  const words = isOver ? t('dialogs.sessionOver') : isMissing ? t('resetModal.payingMissed') : isSlow ? t('resetModal.payingSlow') : t('resetModal.payingText')

  return (
    <Waiting title={t('resetModal.payingTitle')}>
      <p>{words}</p>
      <p className="num mt-2 text-sm text-text-3">{t('resetModal.waited', { time: waitedTime(seconds) })}</p>
      <p className="mt-2 text-sm">{t('dialogs.mayClose')}</p>
    </Waiting>
  )
}
