import type { Lane, Row } from './explored.ts'

const TITLES: Readonly<Record<Lane, string>> = { trader: 'Trader', app: 'App', network: 'Network', exchange: 'Exchange', tab: 'Other tab' }
const FIRST: readonly Lane[] = ['trader', 'app', 'network', 'exchange']

/** CSS px. */
const LANE = 64
const ROW = 24
const HEAD = 5

function Arrow({ row: { from, to }, lanes }: { row: Row; lanes: readonly Lane[] }) {
  const [begin, end] = [from, to].map((lane) => (lanes.indexOf(lane) + 0.5) * LANE) as [number, number] // two of two
  const middle = ROW / 2
  const back = end < begin ? HEAD : -HEAD
  return (
    <svg width={lanes.length * LANE} height={ROW} aria-hidden>
      {from === to ? (
        <circle cx={begin} cy={middle} r={3.5} />
      ) : (
        <path d={`M${begin} ${middle}H${end}M${end + back} ${middle - HEAD}L${end} ${middle}L${end + back} ${middle + HEAD}`} />
      )}
    </svg>
  )
}

/** A story as a sequence: a column for each who takes part, and time down the page. */
export function Sequence({ label, rows }: { label: string; rows: readonly Row[] }) {
  const lanes: Lane[] = rows.some(({ from }) => from === 'tab') ? [...FIRST, 'tab'] : [...FIRST]
  return (
    <div className="sequence" data-lanes={lanes.length}>
      <div className="sequence-lanes" aria-hidden>
        {lanes.map((lane) => (
          <span key={lane}>{TITLES[lane]}</span>
        ))}
      </div>
      <ol aria-label={label}>
        {rows.map((row, index) => (
          <li key={index}>
            <span className="num">{row.at === rows[index - 1]?.at ? '' : `${row.at} s`}</span>
            <Arrow row={row} lanes={lanes} />
            <span>
              <span className="hidden-text">{row.from === row.to ? TITLES[row.from] : `${TITLES[row.from]} to ${TITLES[row.to]}`}: </span>
              {row.text}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
