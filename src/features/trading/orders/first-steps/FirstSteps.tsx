import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/order.ts'
import { isBalanceActive } from '../../../../domain/account/balance.ts'
import { symbol } from '../../../../domain/market/market.ts'
import { firstSteps } from '../../../../domain/order/firstSteps.ts'
import { ordersQuery } from '../../../../queries/orders.ts'
import { retryUntilRead } from '../../../../queries/retryUntilRead.ts'
import { walletQuery } from '../../../../queries/wallets.ts'
import type { Elements } from '../../../../ui/Elements.ts'
import { DialogButton } from '../../dialogs/dialogs.tsx'

/** The three steps of a new trader, derived from wallet and orders; nothing is stored. Empty once they are done. `shown`: the polled orders on screen. */
export function FirstSteps({ shown }: { shown: readonly Order[] }) {
  const { t } = useTranslation('orders')
  const { data: wallet } = useQuery(walletQuery)
  // Orders of all markets, fetched until the first success: being new does not depend on the market. Of an order in both the polled entry, which comes last, is used.
  const { data: orders } = useQuery({ ...ordersQuery(), refetchInterval: retryUntilRead })
  const steps = wallet && orders ? firstSteps(isBalanceActive(wallet), [...orders.items, ...shown]) : null
  if (!steps) return null
  const { isActive, position } = steps

  return (
    <section aria-labelledby="first-steps" className="m-auto w-full max-w-112 px-4 py-5">
      <h2 id="first-steps" className="mb-2 text-sm font-medium text-text-2">
        {t('firstSteps.title')}
      </h2>
      <ol className="flex flex-col divide-y divide-line rounded-md border border-line">
        <Step number={1} name={t('firstSteps.activate')} text={t('firstSteps.activateText')} isDone={isActive} />
        <Step number={2} name={t('firstSteps.open')} text={t('firstSteps.openText')} isDone={position !== null} />
        <Step number={3} name={t('firstSteps.stop')} text={t('firstSteps.stopText')} isDone={false}>
          {position && (
            <DialogButton className="whitespace-nowrap" opens={{ kind: 'levels', order: position }}>
              {t('firstSteps.stopNow', { symbol: symbol(position.market) })}
            </DialogButton>
          )}
        </Step>
      </ol>
    </section>
  )
}

interface StepProps {
  number: number
  name: string
  text: string
  isDone: boolean
  /** The link or button that completes the step. */
  children?: Elements
}

function Step({ number, name, text, isDone, children }: StepProps) {
  const { t } = useTranslation('orders')
  return (
    <li className="flex items-center gap-3 p-3 max-[18em]:flex-wrap">
      <span
        aria-hidden="true"
        className="num flex size-5.5 shrink-0 items-center justify-center rounded-full bg-surface-hover text-sm text-text-2"
      >
        {isDone ? <Check size={14} /> : number}
      </span>
      <span className="min-w-0 grow">
        <span className={isDone ? 'text-text-2' : 'font-medium'}>{name}</span>
        {isDone ? (
          <span className="sr-only">{`, ${t('firstSteps.done')}`}</span>
        ) : (
          <span className="block text-sm text-text-2">{text}</span>
        )}
      </span>
      {!isDone && children}
    </li>
  )
}
