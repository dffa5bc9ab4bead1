import { useTranslation } from 'react-i18next'
import { durationParts } from '../../domain/time/duration.ts'
import { DASH } from '../../domain/money/format.ts'
import type { Results } from '../../domain/results/results.ts'
import { Section } from './Section.tsx'

const LENGTHS = ['shortest', 'median', 'longest'] as const

/** How long trades were held: all, winners and losers. */
export function HoldTimes({ times }: { times: Results['holdTimes'] }) {
  const { t } = useTranslation('results')
  const written = (ms: number) =>
    durationParts(ms)
      .map(({ unit, count }) => t(`duration.${unit}`, { count }))
      .join(' ')

  return (
    <Section of="holdTimes">
      <div className="max-[18em]:overflow-x-auto">
        <table className="results-table">
          <caption className="sr-only">{t('figures.holdTimes')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('hold.of')}</th>
              {LENGTHS.map((name) => <th key={name} scope="col">{t(`hold.${name}`)}</th>)}
            </tr>
          </thead>
          <tbody>
            {(['all', 'wins', 'losses'] as const).map((which) => {
              const found = times[which]
              return (
                <tr key={which}>
                  <th scope="row">{t(`hold.${which}`)}</th>
                  {LENGTHS.map((name) => <td key={name}>{found ? written(found[name]) : DASH}</td>)}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
