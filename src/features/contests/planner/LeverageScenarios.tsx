import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeverageScenario } from '../../../domain/contest/planner/leverageScenarios.ts'
import { formatNumber, formatSignedPercent, formatPercent } from '../../../domain/money/format.ts'

/** Custom properties for the style sheet: both distances in percent of the row. */
const drawn = ({ move, room }: LeverageScenario, [moves, rooms]: readonly [number, number]) =>
  ({
    '--entry': (100 * rooms) / (moves + rooms),
    '--up': (100 * Number(move)) / (moves + rooms),
    '--out': (100 * Number(room)) / (moves + rooms),
  }) as CSSProperties // its type knows no custom properties

/** For each leverage, the distance of the price to the target and to liquidation, all lines on one scale. */
export function LeverageScenarios({ scenarios }: { scenarios: readonly LeverageScenario[] }) {
  const { t } = useTranslation('planner')
  const scale = [Math.max(...scenarios.map(({ move }) => Number(move))), Math.max(...scenarios.map(({ room }) => Number(room)))] as const
  const shortest = scenarios.at(-1)

  return (
    <>
      <div className="max-[18em]:overflow-x-auto">
        <table className="planner-scenarios">
          <caption className="sr-only">{t('scenarios.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('scenarios.leverage')}</th>
              <th scope="col">{t('scenarios.out')}</th>
              <th scope="col">{t('scenarios.up')}</th>
              <th scope="col">{t('scenarios.times')}</th>
            </tr>
          </thead>
          <tbody>
            {scenarios.map((scenario) => (
              <tr key={scenario.leverage}>
                <th scope="row">
                  <span>{t('scenarios.by', { leverage: scenario.leverage })}</span>
                  <span aria-hidden="true" className="planner-line" style={drawn(scenario, scale)} />
                </th>
                <td>{t('scenarios.against', { room: formatPercent(scenario.room) })}</td>
                <td>
                  <span className="whitespace-nowrap">{formatSignedPercent(scenario.move)}</span>
                  {scenario.isLongOnly && <span className="block text-xs text-text-3">{t('scenarios.longOnly')}</span>}
                </td>
                <td>{t('scenarios.ratio', { times: formatNumber(scenario.times, { decimals: 2 }) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shortest && <p className="planner-note">{t('scenarios.shortest', { leverage: shortest.leverage, room: formatPercent(shortest.room) })}</p>}
    </>
  )
}
