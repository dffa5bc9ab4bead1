import './board.css'
import { type Knobs, printAddress } from '../../address.ts'
import { machineTitle, stateTitle } from '../../app/words.ts'
import { charts } from '../../chart/machines.ts'
import { views } from '../../views/views.ts'
import { Cell } from './Cell.tsx'
import { type Check, CHECKS, rowsOf } from './coverage.ts'
import { screenRows } from './screenCoverage.ts'
import { ScreenRows } from './ScreenRows.tsx'

const checks = Object.entries(CHECKS) as [Check, string][] // the entries of CHECKS

/** Whether every state of every machine is shown, translated, tested and accessible, as of the last test run. */
export function Board({ knobs }: { knobs: Knobs }) {
  const machines = charts.filter(({ name }) => name in views).map((chart) => ({ chart, rows: rowsOf(chart) }))
  const screens = screenRows.flatMap(({ rows }) => rows)
  const cells = [...machines.flatMap(({ rows }) => rows.flatMap(([, row]) => Object.values(row))), ...screens.flatMap(({ row }) => Object.values(row ?? {}))]
  const red = cells.filter((isGreen) => !isGreen).length

  return (
    <main className="board-page">
      <header className="machine-head">
        <h1>Coverage</h1>
        <p>
          {machines.length} machines, {machines.reduce((sum, { rows }) => sum + rows.length, 0)} states, {screens.filter(({ row }) => row !== null).length} of {screens.length} screens, {cells.length} cells, {red === 0 ? 'none red' : `${red} red`}.
          Written by <code>npm run gallery:coverage</code>; the tests fail on a cell that turns red.
        </p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">State</th>
            {checks.map(([check, title]) => <th key={check} scope="col">{title}</th>)}
          </tr>
        </thead>
        {machines.map(({ chart, rows }) => (
          <tbody key={chart.name}>
            <tr className="board-machine">
              <th scope="rowgroup" colSpan={checks.length + 1}>{machineTitle(chart, knobs.names)}</th>
            </tr>
            {rows.map(([state, row]) => (
              <tr key={state}>
                <th scope="row">
                  <a href={printAddress({ place: { page: 'machine', machine: chart.name, state, by: null }, knobs })}>{stateTitle(chart, state, knobs.names)}</a>
                </th>
                {checks.map(([check, title]) => <Cell key={check} isGreen={row[check]} check={title} />)}
              </tr>
            ))}
          </tbody>
        ))}
        <ScreenRows knobs={knobs} />
      </table>
    </main>
  )
}
