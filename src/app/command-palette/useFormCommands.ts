import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../platform/config.ts'
import { amountOfShare } from '../../domain/money/amountShare.ts'
import { formatNumber } from '../../domain/money/format.ts'
import { nextLeverage, previousLeverage } from '../../domain/order-form/leverage.ts'
import { LEVERAGES, type Leverage } from '../../constants/limits.ts'
import type { LeverageAction } from '../../domain/text/actions.ts'
import { walletQuery } from '../../queries/wallets.ts'
import type { MarketName } from '../../api/scalars.ts'
import type { Draft } from '../../features/trading/order-form/draft.ts'
import { useOrderFlow } from '../../features/trading/order-form/useOrderFlow.ts'
import { formFromLastOrder } from '../../features/trading/order-form/repeat/formFromLastOrder.ts'
import { storedLastOrder } from '../../features/trading/order-form/repeat/storedLastOrder.ts'
import { landmarks } from '../../features/trading/view/landmarks.ts'
import { focusField } from '../../features/trading/view/focusLandmark.ts'
import { listedMarket } from '../../queries/listedMarket.ts'

interface Answers {
  /** Announces the change to screen readers. */
  say: (text: string) => void
  /** Reports that this field is not on the page. */
  tellMissing: (field: Field) => void
}

type Field = 'amount' | 'limitPrice' | 'stopLoss' | 'takeProfit' | 'copyLink'

/** The actions of the order form on the given market: they change the visible draft, or focus a field. */
export function useFormCommands(name: MarketName | null, { say, tellMissing }: Answers) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { draft, leverage, chooseLeverage } = useOrderFlow()

  const fill = (typed: Partial<Draft>) => {
    const market = listedMarket(client, name)
    if (market) draft.change(market, typed)
  }
  const focus = async (field: Field) => {
    if (!(await focusField(field))) tellMissing(field)
  }
  const setShare = (percent: number) => {
    const market = listedMarket(client, name)
    const available = client.getQueryData(walletQuery.queryKey)?.entry?.value
    if (!market || available === undefined) return
    const amount = amountOfShare(available, percent, market.pricePrecision)
    draft.change(market, { amount })
    say(t('orderForm.shareValue', { percent: String(percent), amount: formatNumber(amount), currency: SETTLEMENT_CURRENCY }))
  }
  const setLeverage = (chosen: Leverage | null) => {
    if (chosen === null) return
    chooseLeverage(chosen)
    say(`${t('orderForm.leverage')} ${t('orderForm.leverageValue', { leverage: String(chosen) })}`)
  }

  const repeatOrder = () => {
    const [market, last] = [listedMarket(client, name), storedLastOrder.get()]
    if (!market || !last) return
    draft.change(market, formFromLastOrder(last, market))
    setLeverage(LEVERAGES.find((offered) => offered === last.leverage) ?? null)
  }
  const copyLink = async () => {
    await focus('copyLink')
    landmarks.get('copyLink')?.click()
  }

  // Object.fromEntries loses the type of the keys.
  const leverageCommands = Object.fromEntries(LEVERAGES.map((offered) => [`leverage${offered}`, () => setLeverage(offered)])) as Record<LeverageAction, () => void>

  return {
    amount: () => void focus('amount'),
    limitPrice: () => {
      fill({ kind: 'limit' })
      void focus('limitPrice')
    },
    stopLoss: () => {
      fill({ tpsl: true })
      void focus('stopLoss')
    },
    takeProfit: () => {
      fill({ tpsl: true })
      void focus('takeProfit')
    },
    marketOrder: () => fill({ kind: 'market' }),
    limitOrder: () => fill({ kind: 'limit' }),
    share25: () => setShare(25),
    share50: () => setShare(50),
    share75: () => setShare(75),
    share100: () => setShare(100),
    ...leverageCommands,
    repeatOrder,
    copyLink: () => void copyLink(),
    lowerLeverage: () => setLeverage(previousLeverage(leverage)),
    higherLeverage: () => setLeverage(nextLeverage(leverage)),
  }
}
