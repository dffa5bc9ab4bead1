import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayIn, filterCount, type HistoryFilter, NO_FILTER, reasonOf } from '../../../../domain/order/historyFilter.ts'
import { symbol } from '../../../../domain/market/market.ts'
import { reasonText } from '../../../../i18n/reasonText.ts'
import { type Order, Side } from '../../../../api/order.ts'
import { Button } from '../../../../ui/display/Button.tsx'

interface Props {
  /** All closed trades, filtered or not: their values are the options. */
  trades: readonly Order[]
  filter: HistoryFilter
  onFilter: (filter: HistoryFilter) => void
}

const field = 'min-h-11 min-w-0 rounded-sm border border-control-line bg-surface px-2 text-text max-tablet:text-lg dense:min-h-8'

/**
 * A button with the number of active filters, and below it the filters of the history: market, side, reason, closing date. Its
 * parent must be a wrapping flex container.
 */
export function HistoryFilters({ trades, filter, onFilter }: Props) {
  const { t } = useTranslation('orders')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const markets = [...new Set(trades.map(({ market }) => market))].sort()
  const reasons = [...new Set(trades.map(reasonOf))].sort()
  const count = filterCount(filter)

  return (
    <>
      <Button size="sm" variant="quiet" className="-mx-3 min-h-11 tablet:-mx-2" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {count === 0 ? t('history.open') : t('history.openSet', { count })}
      </Button>
      <div role="group" id={id} hidden={!isOpen} aria-label={t('orders.filter.label')} className="order-last grid w-full grid-cols-2 items-start gap-x-3 gap-y-2 pt-1 pb-2 text-sm tablet:flex tablet:flex-wrap [&[hidden]]:hidden">
        <Choice label={t('orders.market')} chosen={filter.market} options={markets} text={symbol} onChoose={(market) => onFilter({ ...filter, market })} />
        <Choice label={t('orders.side')} chosen={filter.side} options={Side.options} text={(side) => side} onChoose={(side) => onFilter({ ...filter, side })} />
        <Choice label={t('orders.reason')} chosen={filter.reason} options={reasons} text={(reason) => reasonText(t, reason)} onChoose={(reason) => onFilter({ ...filter, reason })} />
        {(['from', 'to'] as const).map((end) => (
          <Day key={end} label={t(`history.${end}`)} typed={filter[end] ?? ''} onType={(text) => onFilter({ ...filter, [end]: text === '' ? null : text })} />
        ))}
        {Object.values(filter).some((wish) => wish !== null) && (
          <Button size="sm" variant="quiet" className="self-end" onClick={() => onFilter(NO_FILTER)}>
            {t('history.clear')}
          </Button>
        )}
      </div>
    </>
  )
}

interface DayProps {
  label: string
  typed: string
  onType: (text: string) => void
}

/** A day in UTC as text: a native date input would follow the browser's locale. An invalid day is reported when the field loses focus, and the text stays. */
function Day({ label, typed, onType }: DayProps) {
  const { t } = useTranslation('orders')
  const id = useId()
  const problemId = `${id}-problem`
  const [isTyping, setTyping] = useState(false)
  const isWrong = !isTyping && typed.trim() !== '' && dayIn(typed) === null
  return (
    <div className="flex flex-col gap-0.5 tablet:max-w-44">
      <label htmlFor={id} className="text-xs text-text-3">{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        placeholder={t('history.day')}
        value={typed}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? problemId : undefined}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onChange={({ currentTarget: { value } }) => onType(value)}
        className={`num tablet:max-w-32 ${field}`}
      />
      <p role="alert" id={problemId} className="text-xs text-danger">{isWrong && t('history.noDay')}</p>
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
  const { t } = useTranslation('orders')
  return (
    <label className="flex flex-col gap-0.5">
      <span className="text-xs text-text-3">{label}</span>
      <select value={chosen ?? ''} onChange={({ currentTarget: { value } }) => onChoose(options.find((option) => option === value) ?? null)} className={`tablet:max-w-44 ${field}`}>
        <option value="">{t('history.all')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {text(option)}
          </option>
        ))}
      </select>
    </label>
  )
}
