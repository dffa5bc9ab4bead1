import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MarketName } from '../../api/scalars.ts'
import type { Draft } from '../../features/trading/order-form/draft.ts'
import { useOrderFormContext } from '../../features/trading/order-form/OrderFormProvider.tsx'
import { repeatLast } from '../../features/trading/order-form/repeat/repeatLast.ts'
import { storedLastOrder } from '../../features/trading/order-form/repeat/storedLastOrder.ts'
import { focusField } from '../../features/trading/view/focusLandmark.ts'
import { landmarks } from '../../features/trading/view/landmarks.ts'
import { storage } from '../../platform/storage.ts'
import { listedMarket } from '../../queries/markets.ts'

interface Answers {
  /** Announces the change to screen readers. */
  say: (text: string) => void
  /** Reports that this field is not on the page. */
  tellMissing: (field: Field) => void
}

type Field = 'amount' | 'limitPrice' | 'stopLoss' | 'takeProfit' | 'copyLink'

/** The commands of the order form on the given market: they change the visible draft, or focus a field. */
export function useFormCommands(name: MarketName | null, { say, tellMissing }: Answers) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { draft, chooseLeverage } = useOrderFormContext()

  const fill = (typed: Partial<Draft>) => {
    const market = listedMarket(client, name)
    if (market) draft.change(market, typed)
  }
  const focus = async (field: Field) => {
    if (!(await focusField(field))) tellMissing(field)
  }

  const repeatOrder = () => {
    const [market, last] = [listedMarket(client, name), storedLastOrder.get()]
    if (!market || !last) return
    const leverage = repeatLast(last, market, { change: fill, chooseLeverage })
    if (leverage !== undefined)
      say(`${t('orderForm.leverage')} ${t('orderForm.leverageValue', { leverage: String(leverage) })}`)
  }
  /** As the switch does: without a level, in the unit chosen last. */
  const turnOnLevels = () => {
    const { stopLoss, takeProfit } = draft.get()
    fill({ hasLevels: true, ...(stopLoss + takeProfit === '' && { levelUnit: storage.levelUnit.get() }) })
  }
  const copyLink = async () => {
    await focus('copyLink')
    landmarks.get('copyLink')?.click()
  }

  return {
    amount: () => void focus('amount'),
    limitPrice: () => {
      fill({ kind: 'limit' })
      void focus('limitPrice')
    },
    stopLoss: () => {
      turnOnLevels()
      void focus('stopLoss')
    },
    takeProfit: () => {
      turnOnLevels()
      void focus('takeProfit')
    },
    marketOrder: () => fill({ kind: 'market' }),
    limitOrder: () => fill({ kind: 'limit' }),
    repeatOrder,
    copyLink: () => void copyLink(),
  }
}
