import { useTranslation } from 'react-i18next'
import type { PricedMarket } from '../../queries/markets.ts'
import { ContestStrip } from '../contest/ContestStrip.tsx'
import { Boundary } from '../shell/Boundary.tsx'
import { SHELL_WIDTH, useMedia } from '../ui/useMedia.ts'
import { BalancePanel } from './BalancePanel.tsx'
import { ChartPanel } from './ChartPanel.tsx'
import { MarketHeader } from './MarketHeader.tsx'
import { OrderForm } from './OrderForm.tsx'
import { OrdersPanel } from './OrdersPanel.tsx'
import { PhoneOrderBar } from './PhoneOrderBar.tsx'
import { RolloverLine } from './RolloverLine.tsx'

// One sheet divided by hairlines: two columns from 980 px, one below; on a phone the form is a sheet of its own.
const sheet = [
  'grid grid-cols-1 bg-surface',
  "shell:grid-cols-2 shell:[grid-template-areas:'head_head''chart_chart''balance_rollover''form_form''orders_orders']",
  'cards:grid-cols-[minmax(0,1fr)_var(--rail-w)]',
  "cards:grid-rows-[auto_auto_1fr] cards:[grid-template-areas:'head_rail''chart_rail''orders_rail']",
].join(' ')

/** The whole trading page of one market; a panel that breaks leaves the others alone. Specification §2, "Trading page". */
export function TradingPage({ market, markets }: { market: PricedMarket; markets: PricedMarket[] }) {
  const { t } = useTranslation()
  const hasRoomForForm = useMedia(SHELL_WIDTH)

  return (
    <>
      <Boundary title={t('contests.strip')}>
        <ContestStrip />
      </Boundary>
      <div className={sheet}>
        <div className="shell:[grid-area:head]">
          <MarketHeader market={market} />
        </div>
        <div className="min-w-0 shell:[grid-area:chart]">
          <ChartPanel market={market} />
        </div>
        {/* The rail: a column of its own from 980 px, otherwise its parts lie in the page's grid. It sticks by its lower
            edge, so that on a low screen LONG and SHORT are reached before the end of the orders. */}
        <div className="contents cards:sticky cards:bottom-0 cards:block cards:min-h-[calc(100dvh-92px)] cards:self-end cards:[grid-area:rail]">
          <div className="shell:[grid-area:balance]">
            <Boundary title={t('balance.title')}>
              <BalancePanel />
            </Boundary>
          </div>
          {hasRoomForForm && (
            <div className="shell:[grid-area:form]">
              <Boundary title={t('orderForm.title')}>
                <OrderForm market={market} />
              </Boundary>
            </div>
          )}
          <div className="shell:[grid-area:rollover]">
            <RolloverLine />
          </div>
        </div>
        <div className="min-w-0 border-line shell:[grid-area:orders] cards:border-r">
          <Boundary title={t('orders.label')}>
            <OrdersPanel market={market} markets={markets} />
          </Boundary>
        </div>
      </div>
      {!hasRoomForForm && <PhoneOrderBar market={market} />}
    </>
  )
}
