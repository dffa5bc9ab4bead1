import { formatGain } from '../../domain/money/format.ts'
import { formatShortGain } from '../../domain/money/formatShortGain.ts'
import { type ResultDay, weeksOf } from '../../domain/results/days.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { MaskedGain } from '../../ui/masked/MaskedGain.tsx'
import { useSpokenAmount } from '../../ui/masked/useAmountsHidden.ts'

/** A Monday and the six days after it. */
const WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day))
const tints = { '1': 'day-won', '-1': 'day-lost', '0': 'day-even' }

/** A month as a table of weeks; a day's amount is abbreviated visually, and complete in its title and for screen readers. */
export function MonthTable({ month, name, days }: { month: string; name: string; days: readonly ResultDay[] }) {
  const language = useLanguage()
  const [short, long] = (['short', 'long'] as const).map(
    (weekday) => new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }),
  )
  const netOf = new Map(days.map(({ day, net }) => [day, net]))

  return (
    <table className="month">
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr>
          {WEEK.map((day) => (
            <th key={day} scope="col" abbr={long?.format(day)}>
              {short?.format(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.join()}>
            {week.map((day, index) => (
              <Day key={WEEK[index]} day={day} net={day === null ? null : (netOf.get(day) ?? null)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Empty for a day of another month. */
function Day({ day, net }: { day: string | null; net: ResultDay['net'] | null }) {
  const spokenAmount = useSpokenAmount()
  const whole = formatGain(net)
  return (
    <td
      className={net === null ? undefined : tints[`${whole.sign ?? 0}`]}
      title={net === null ? undefined : spokenAmount(whole.text)}
    >
      <span className="day-number num">{day && Number(day.slice(8))}</span>
      {net !== null && (
        <>
          <span aria-hidden="true" className="dense num block">
            <MaskedGain of={net} written={formatShortGain} />
          </span>
          <span className="sr-only">{spokenAmount(whole.text)}</span>
        </>
      )}
    </td>
  )
}
