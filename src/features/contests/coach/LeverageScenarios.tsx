import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeverageScenario } from '../../../domain/contest/coach/leverageScenarios.ts'
import { digits, percent, share } from '../../../domain/money/format.ts'

/** Custom properties for the style sheet: both distances in percent of the row. */
const drawn = ({ move, room }: LeverageScenario, [moves, rooms]: readonly [number, number]) =>
  ({
    '--entry': (100 * rooms) / (moves + rooms),
    '--up': (100 * Number(move)) / (moves + rooms),
    '--out': (100 * Number(room)) / (moves + rooms),
  }) as CSSProperties // its type knows no custom properties

/** For each leverage, the distance of the price to the target and to liquidation, all lines on one scale. */
export function LeverageScenarios({ ways }: { ways: readonly LeverageScenario[] }) {
  const { t } = useTranslation('coach')
  const scale = [Math.max(...ways.map(({ move }) => Number(move))), Math.max(...ways.map(({ room }) => Number(room)))] as const
  const shortest = ways.at(-1)

  return (
    <>
      <div className="max-[18em]:overflow-x-auto">
        <table className="coach-ways">
          <caption className="sr-only">{t('ways.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('ways.leverage')}</th>
              <th scope="col">{t('ways.out')}</th>
              <th scope="col">{t('ways.up')}</th>
              <th scope="col">{t('ways.times')}</th>
            </tr>
          </thead>
          <tbody>
            {ways.map((way) => (
              <tr key={way.leverage}>
                <th scope="row">
                  {t('ways.by', { leverage: way.leverage })}
                  <span aria-hidden="true" className="coach-line" style={drawn(way, scale)} />
                </th>
                <td>{t('ways.against', { room: share(way.room) })}</td>
                <td>
                  {percent(way.move)}
                  {way.isLongOnly && <span className="block text-xs text-text-3">{t('ways.longOnly')}</span>}
                </td>
                <td>{t('ways.ratio', { times: digits(way.times, { decimals: 2 }) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shortest && <p className="coach-note">{t('ways.shortest', { leverage: shortest.leverage, room: share(shortest.room) })}</p>}
    </>
  )
}
