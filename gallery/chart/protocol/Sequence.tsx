import type { CSSProperties } from 'react'
import type { Column } from '../../../tests/proofs/protocol/model/steps.ts'
import type { Life, Told } from '../../../tests/proofs/protocol/model/story.ts'

const TITLES: Readonly<Record<Column, string>> = { trader: 'Trader', app: 'App', network: 'Network', exchange: 'Exchange', tab: 'Other tab' }
const FIRST: readonly Column[] = ['trader', 'app', 'network', 'exchange']

/** CSS px. */
const LANE = 64
const ROW = 24
const HEAD = 5

function Arrow({ row: { from, to }, lanes }: { row: Told; lanes: readonly Column[] }) {
  const [begin, end] = [from, to].map((lane) => (lanes.indexOf(lane) + 0.5) * LANE) as [number, number] // two of two
  const middle = ROW / 2
  const back = end < begin ? HEAD : -HEAD
  return (
    <svg viewBox={`0 0 ${lanes.length * LANE} ${ROW}`} preserveAspectRatio="none" aria-hidden>
      {from === to ? (
        <circle cx={begin} cy={middle} r={4} />
      ) : (
        <path d={`M${begin} ${middle}H${end}M${end + back} ${middle - HEAD}L${end} ${middle}L${end + back} ${middle + HEAD}`} />
      )}
    </svg>
  )
}

const lifeIn = (life: Life | undefined, lane: Column) => (lane === 'trader' || lane === 'tab' ? null : (life?.[lane] ?? null))

/** A story as a sequence: a column for each who takes part, and time down the page. `isWrong`: its last step should not have come about. */
export function Sequence({ label, rows, isWrong }: { label: string; rows: readonly Told[]; isWrong: boolean }) {
  const lanes: Column[] = rows.some(({ from }) => from === 'tab') ? [...FIRST, 'tab'] : [...FIRST]
  return (
    <div className="sequence" data-wrong={isWrong} style={{ '--lanes': lanes.length } as CSSProperties} /* no known property */>
      <div className="sequence-lanes" aria-hidden>
        {lanes.map((lane) => (
          <span key={lane}>{TITLES[lane]}</span>
        ))}
      </div>
      <ol aria-label={label}>
        {rows.map((row, index) => {
          const before = rows[index - 1]
          const seconds = row.at - (before?.at ?? 0)
          return (
            <li key={index} style={{ '--seconds': seconds } as CSSProperties} /* no known property */>
              <span className="sequence-time num">{before && seconds === 0 ? '' : `${row.at} s`}</span>
              <span className="sequence-drawn" aria-hidden>
                {lanes.map((lane) => (
                  <span key={lane} data-before={lifeIn(before?.life, lane)} data-after={lifeIn(row.life, lane)} />
                ))}
                <Arrow row={row} lanes={lanes} />
              </span>
              <span className="sequence-text">
                <span className="hidden-text">{row.from === row.to ? TITLES[row.from] : `${TITLES[row.from]} to ${TITLES[row.to]}`}: </span>
                {row.text}
              </span>
            </li>
          )
        })}
      </ol>
      <p className="sequence-legend" aria-hidden>
        <span data-after="unknown">unknown</span>
        <span data-after="underWay">request under way</span>
        <span data-after="inJournal">order in the journal</span>
      </p>
    </div>
  )
}
