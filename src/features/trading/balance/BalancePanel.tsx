import { useQuery } from '@tanstack/react-query'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../api/market.ts'
import type { MarketName } from '../../../api/scalars.ts'
import { isBalanceActive } from '../../../domain/account/balance.ts'
import { symbol } from '../../../domain/market/market.ts'
import { DASH, formatAvailable, formatGain, formatMoney } from '../../../domain/money/format.ts'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { walletUrl } from '../../../platform/mainSite.ts'
import { walletQuery } from '../../../queries/wallets.ts'
import { Slot } from '../../../shared/late/slots.ts'
import { StaleMark, useNumberAge } from '../../../shared/page/StaleMark.tsx'
import { buttonClass } from '../../../ui/display/buttonClass.ts'
import { classes } from '../../../ui/display/classes.ts'
import { Gain } from '../../../ui/display/Gain.tsx'
import { HiddenHeading } from '../../../ui/display/HiddenHeading.tsx'
import { LoadingBars } from '../../../ui/display/LoadingBars.tsx'
import { valueColour } from '../../../ui/display/valueColour.ts'
import { useAtLeast } from '../../../ui/hooks/useMedia.ts'
import { useSeconds } from '../../../ui/hooks/useSeconds.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { Masked } from '../../../ui/masked/Masked.tsx'
import { DialogButton } from '../dialogs/dialogs.tsx'
import { paymentSince } from '../dialogs/payment/storedPayment.ts'
import { useTotals } from './useTotals.ts'

/** Available and locked balance, links to add to it, and its reset. Specification §2, §5. */
export function BalancePanel({ market }: { market: Market }) {
  const { data: wallet, isError } = useQuery(walletQuery)
  const age = useNumberAge(walletQuery.queryKey)
  const isWide = useAtLeast('tablet')
  const Panel = isWide ? Wide : Narrow

  return (
    <Panel
      available={formatAvailable(wallet?.entry?.value ?? null)}
      locked={formatMoney(wallet?.entry?.lockedValue ?? null)}
      isActive={wallet ? isBalanceActive(wallet) : null}
      isMissing={isError && !wallet}
      age={age}
      market={market.market}
    />
  )
}

interface Balance {
  /** Formatted; a dash while unknown. */
  available: string
  locked: string
  /** Null while unknown. */
  isActive: boolean | null
  /** Loading failed, and there is no earlier value. */
  isMissing: boolean
  /** Seconds, if stale; else null. */
  age: number | null
  /** The market on screen. */
  market: MarketName
}

function Wide({ available, locked, isActive, isMissing, age, market }: Balance) {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t('balance.title')}
      className="balance relative flex flex-col gap-1.5 border-line px-5 pt-3.5 pb-5 max-desktop:border-t"
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-2">
        <div className="flex items-center gap-1">
          <h2 className="font-medium text-text">{t('balance.title')}</h2>
          <span className="balance-eye">
            <Slot name="amounts" />
          </span>
        </div>
        <div className="-me-2 flex items-center">
          {isActive && <Reset />}
          <TopUp className={classes(buttonClass('quiet', 'sm'), 'text-accent! pointer-coarse:min-h-11')} />
        </div>
      </div>
      <dl className="flex flex-col gap-1">
        <Value
          label={t('balance.available')}
          value={available}
          className={classes('text-xl font-medium', valueColour(available))}
        />
        <Value label={t('balance.locked')} value={locked} />
        <BalanceTotals market={market} Line={Value} isBrief={false} />
      </dl>
      {/* Space below the numbers is reserved, so that nothing moves when it appears. */}
      <div className="absolute inset-x-5 bottom-1 flex gap-3 leading-4">
        <Notes age={age} isMissing={isMissing} />
      </div>
    </section>
  )
}

interface LineProps {
  label: ReactNode
  value: ReactNode
  className?: string
  title?: string | undefined
}

const Value = ({ label, value, className = valueColour(value), title }: LineProps) => (
  <div className="flex items-baseline justify-between gap-3" title={title}>
    <dt className="text-text-2">{label}</dt>
    <dd className="num shrink-0 text-end whitespace-nowrap">
      <span className={className}>
        <Masked>{value}</Masked>
      </span>{' '}
      <span className="text-text-3">{SETTLEMENT_CURRENCY}</span>
    </dd>
  </div>
)

function Narrow({ available, locked, isActive, isMissing, age, market }: Balance) {
  const { t } = useTranslation()
  const currency = SETTLEMENT_CURRENCY
  return (
    <section aria-label={t('balance.title')} className="relative flex flex-col gap-1 border-t border-line px-4 py-2">
      <HiddenHeading>{t('balance.title')}</HiddenHeading>
      <div className="dense flex items-center justify-between gap-x-2 max-[18em]:flex-wrap">
        {/* Takes the space beside the buttons, so that long numbers do not move them. */}
        <dl className="flex grow basis-0 flex-wrap gap-x-2 gap-y-1 *:grow *:basis-5/12">
          <Stacked
            label={<Aged label={t('balance.availableIn', { currency })} age={age} />}
            value={available}
            className={classes('font-medium', valueColour(available))}
          />
          <Stacked label={t('balance.lockedIn', { currency })} value={locked} />
          <BalanceTotals market={market} Line={Stacked} isBrief />
        </dl>
        {/* The menu holds the button that hides the amounts. */}
        <div className="flex gap-2">
          {isActive && <Reset isNarrow />}
          <TopUp className={classes(buttonClass(), 'text-accent!')} />
        </div>
      </div>
      <Notes age={null} isMissing={isMissing} />
    </section>
  )
}

/** A label with the age of its number, where there is no line for it: a clock. */
const Aged = ({ label, age }: { label: string; age: number | null }) => (
  <>
    <span>{label}</span> {age !== null && <StaleMark age={age} textClass="sr-only" />}
  </>
)

/** Numbers of one line are level, also where one label takes two lines. */
const Stacked = ({ label, value, className, title }: LineProps) => (
  <div title={title} className="flex flex-col justify-end">
    <dt className="text-xs whitespace-nowrap text-text-2">{label}</dt>
    <dd className={classes('num whitespace-nowrap', className ?? valueColour(value))}>
      <Masked>{value}</Masked>
    </dd>
  </div>
)

/** Notes on the numbers above. */
function Notes({ age, isMissing }: Pick<Balance, 'age' | 'isMissing'>) {
  const { t } = useTranslation()
  const paidForSeconds = useSeconds(useStore(paymentSince))
  return (
    <>
      {isMissing && <p className="text-xs text-danger">{t('common.errorLoading')}</p>}
      {age !== null && <StaleMark age={age} />}
      {paidForSeconds !== null && (
        <p className="num flex items-center gap-1.5 text-xs text-text-2">
          <LoadingBars className="h-3 w-4" />
          <span>{t('balance.paying', { seconds: String(paidForSeconds) })}</span>
        </p>
      )}
    </>
  )
}

/** Link to the exchange's wallet page. */
function TopUp({ className }: { className: string }) {
  const { t } = useTranslation()
  return (
    <a href={walletUrl()} className={className}>
      <span>{t('balance.topUp')}</span>
      <ArrowUpRight aria-hidden="true" className="size-3.5 max-[24em]:hidden" />
    </a>
  )
}

/** Opens the reset dialog; an inactive balance is activated in the order form instead. On a phone, icon only. */
function Reset({ isNarrow = false }: { isNarrow?: boolean }) {
  const { t } = useTranslation()

  return (
    <DialogButton
      variant={isNarrow ? 'secondary' : 'quiet'}
      size={isNarrow ? 'md' : 'sm'}
      className="pointer-coarse:min-h-11"
      aria-label={t('balance.resetLong')}
      opens={{ kind: 'reset' }}
    >
      <RotateCcw aria-hidden="true" className="size-3.5" />
      {!isNarrow && <span>{t('balance.reset')}</span>}
    </DialogButton>
  )
}

interface Props {
  market: MarketName
  /** One line of the panel. */
  Line: (line: LineProps) => ReactNode
  /** Its labels are short. */
  isBrief: boolean
}

/** Unrealised P&L, with the age of an old price, and equity if known. Separate from the balance, because they change with every price. */
function BalanceTotals({ market, Line, isBrief }: Props) {
  const { t } = useTranslation()
  const { unrealised, equity, age, isPartial } = useTotals(market)
  return (
    <>
      <Line
        label={
          <Aged
            label={
              isPartial
                ? t('balance.unrealisedOn', { symbol: symbol(market) })
                : t(isBrief ? 'balance.unrealisedBrief' : 'balance.unrealised')
            }
            age={age}
          />
        }
        title={t('balance.unrealisedFull')}
        value={unrealised === null ? DASH : <Gain of={formatGain(unrealised)} />}
      />
      {!isPartial && (
        <Line
          label={t(isBrief ? 'balance.equityBrief' : 'balance.equity')}
          title={t('balance.equityFull')}
          value={formatMoney(equity)}
        />
      )}
    </>
  )
}
