import { useTranslation } from 'react-i18next'
import { type HistoryFilter, NO_FILTER, reasonOf } from '../../domain/historyFilter.ts'
import { symbol } from '../../domain/market.ts'
import { reasonText } from '../../i18n/reasonText.ts'
import { type Order, Side } from '../../wire/order.ts'
import { Button } from '../ui/Button.tsx'

interface Props {
  /** All closed trades, filtered or not: the options are the values that occur. */
  trades: readonly Order[]
  filter: HistoryFilter
  onFilter: (filter: HistoryFilter) => void
}

const field = 'min-h-11 min-w-0 rounded-sm border border-control-line bg-surface px-2 text-text max-tablet:text-lg dense:min-h-8'

/** Filters the history by market, side, reason or closing date. */
export function HistoryFilters({ trades, filter, onFilter }: Props) {
  const { t } = useTranslation()
  const markets = [...new Set(trades.map(({ market }) => market))].sort()
  const reasons = [...new Set(trades.map(reasonOf))].sort()

  return (
    <div role="group" aria-label={t('orders.filter.label')} className="flex flex-wrap items-end gap-x-3 gap-y-2 border-b border-line bg-surface px-4 py-2 text-sm tablet:px-5">
      <Choice label={t('orders.market')} chosen={filter.market} options={markets} text={symbol} onChoose={(market) => onFilter({ ...filter, market })} />
      <Choice label={t('orders.side')} chosen={filter.side} options={Side.options} text={(side) => side} onChoose={(side) => onFilter({ ...filter, side })} />
      <Choice label={t('orders.reason')} chosen={filter.reason} options={reasons} text={(reason) => reasonText(t, reason)} onChoose={(reason) => onFilter({ ...filter, reason })} />
      {(['from', 'to'] as const).map((end) => (
        <label key={end} className="flex flex-col gap-0.5">
          <span className="text-xs text-text-3">{t(`orders.filter.${end}`)}</span>
          <input type="date" value={filter[end] ?? ''} onChange={({ currentTarget: { value } }) => onFilter({ ...filter, [end]: value === '' ? null : value })} className={`num ${field}`} />
        </label>
      ))}
      {Object.values(filter).some((wish) => wish !== null) && (
        <Button size="sm" variant="quiet" onClick={() => onFilter(NO_FILTER)}>
          {t('orders.filter.clear')}
        </Button>
      )}
    </div>
  )
}

interface ChoiceProps<Option extends string> {
  label: string
  chosen: Option | null
  options: readonly Option[]
  text: (option: Option) => string
  onChoose: (option: Option | null) => void
}

function Choice<Option extends string>({ label, chosen, options, text, onChoose }: ChoiceProps<Option>) {
  const { t } = useTranslation()
  return (
    <label className="flex flex-col gap-0.5">
      <span className="text-xs text-text-3">{label}</span>
      <select value={chosen ?? ''} onChange={({ currentTarget: { value } }) => onChoose(options.find((option) => option === value) ?? null)} className={`max-w-44 ${field}`}>
        <option value="">{t('orders.filter.all')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {text(option)}
          </option>
        ))}
      </select>
    </label>
  )
}
