import './startPage.css'
import { type Settings, printAddress } from '../../address.ts'
import { charts } from '../../chart/machines.ts'
import { restingStates } from '../../paths.ts'

/** What the gallery contains, and how to find something in it. */
export function StartPage({ settings, unknown }: { settings: Settings; unknown: string | null }) {
  const states = charts.reduce((sum, chart) => sum + restingStates(chart).length, 0)
  const edges = charts.reduce((sum, chart) => sum + chart.edges.length, 0)
  return (
    <main className="start-page">
      <div className="start-text">
        {unknown !== null && <p role="alert">There is no machine “{unknown}” in this gallery. These are there:</p>}
        <h1>What the trader sees, and when</h1>
        <p>
          Each dialog and screen that can be in several states is drawn as a state chart, with the real thing beside it: {charts.length} machines, {states}{' '}
          states, {edges} transitions.
        </p>
        <p>
          Looking for one? Type into the search what happens: <em>payment failed</em>, <em>no answer</em>, <em>order closed elsewhere</em>. The words{' '}
          <em>polish</em>, <em>phone</em> and <em>light</em> turn the view accordingly.
        </p>
      </div>
      <ul className="start-machines">
        {charts.map((chart) => (
          <li key={chart.name}>
            <a href={printAddress({ place: { page: 'machine', machine: chart.name, state: null, by: null }, settings })}>
              <strong>{chart.title}</strong>
              <span>{chart.machine.root.description}</span>
              <small>
                {restingStates(chart).length} states, {chart.edges.length} transitions
              </small>
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}
