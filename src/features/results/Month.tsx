import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { monthsLater, monthTotal, type ResultDay } from '../../domain/results/days.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { GainIn } from './Amounts.tsx'
import { MonthTable } from './MonthTable.tsx'
import { Section } from './Section.tsx'

/** The net P&L of each day of a month: at first the newest with trades, back to the first one with trades, forward to the current one. */
export function Month({ days, today }: { days: readonly ResultDay[]; today: string }) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const newest = (days.at(-1)?.day ?? today).slice(0, 7)
  const [first, last] = [(days.at(0)?.day ?? today).slice(0, 7), today.slice(0, 7)]
  const [chosen, setMonth] = useState<string | null>(null)
  const month = chosen !== null && chosen >= first && chosen <= last ? chosen : newest
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(`${month}-01`))
  const { trades, net } = monthTotal(days, month)
  const arrows = [
    { label: t('month.previous'), Icon: ChevronLeft, to: monthsLater(month, -1), isEnd: month <= first },
    { label: t('month.next'), Icon: ChevronRight, to: monthsLater(month, 1), isEnd: month >= last },
  ]

  return (
    <Section of="month">
      <div className="flex flex-wrap items-center gap-x-3 px-4 pb-2 tablet:px-5">
        <div className="flex items-center">
          {arrows.map(({ label, Icon, to, isEnd }) => (
            <button key={label} type="button" className="page" aria-label={label} aria-disabled={isEnd} onClick={() => !isEnd && setMonth(to)}>
              <Icon aria-hidden="true" className="size-4" />
            </button>
          ))}
        </div>
        <p aria-live="polite" className="font-medium">{name}</p>
        <p className="num ms-auto text-sm text-text-2">
          <span>{`${t('tradeCount', { count: trades })} ·`}</span> <GainIn value={net} />
        </p>
      </div>
      <MonthTable month={month} name={name} days={days} />
    </Section>
  )
}
