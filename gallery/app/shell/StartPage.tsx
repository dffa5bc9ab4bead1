import { type Settings, printAddress } from '../../address.ts'
import { charts } from '../../chart/machines.ts'
import { restingStates } from '../../paths.ts'

/** What the gallery contains, and how to find something in it. */
export function StartPage({ settings, unknown }: { settings: Settings; unknown: string | null }) {
  const states = charts.reduce((sum, chart) => sum + restingStates(chart).length, 0)
  const edges = charts.reduce((sum, chart) => sum + chart.edges.length, 0)
  return (
    <main className="p-10">
      <div className="mb-8 grid max-w-read gap-3 text-lg leading-read text-text-2">
        {unknown !== null && (
          <p role="alert" className="text-danger">
            There is no machine “{unknown}” in this gallery. These are there:
          </p>
        )}
        <h1 className="text-3xl leading-tight text-text">What the trader sees, and when</h1>
        <p>
          Each dialog and screen that can be in several states is drawn as a state chart, with the real thing beside it:{' '}
          {charts.length} machines, {states} states, {edges} transitions.
        </p>
        <p>
          Looking for one? Type into the search what happens:{' '}
          <em className="font-medium text-text not-italic">payment failed</em>,{' '}
          <em className="font-medium text-text not-italic">no answer</em>,{' '}
          <em className="font-medium text-text not-italic">order closed elsewhere</em>. The words{' '}
          <em className="font-medium text-text not-italic">polish</em>,{' '}
          <em className="font-medium text-text not-italic">phone</em> and{' '}
          <em className="font-medium text-text not-italic">light</em> turn the view accordingly.
        </p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(260px,1fr))] border-t border-line">
        {charts.map((chart) => (
          <li key={chart.name} className="border-b border-line">
            <a
              className="flex h-full flex-col gap-1 p-4 text-text-2 no-underline hover:bg-surface-hover"
              href={printAddress({ place: { page: 'machine', machine: chart.name, state: null, by: null }, settings })}
            >
              <strong className="text-md text-text">{chart.title}</strong>
              <span>{chart.machine.root.description}</span>
              <small className="mt-auto text-xs text-text-3">
                {restingStates(chart).length} states, {chart.edges.length} transitions
              </small>
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}
