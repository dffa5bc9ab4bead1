import './live.css'
import { useState } from 'react'
import { stateTitle } from '../app/titles.ts'
import { ChartView } from '../chart/ChartView.tsx'
import { charts } from '../chart/machines.ts'
import { EventLog } from './EventLog.tsx'
import { type Flow, latest, listed } from './flows.ts'
import { activeIn, edgesOf, pathOfValue } from './flowState.ts'
import { TraceActions } from './TraceActions.tsx'
import { useFlows } from './useFlows.ts'
import { useReplay } from './useReplay.ts'

const clock = (at: number) => new Date(at).toLocaleTimeString('en-GB', { hour12: false })
const chartOf = (flow: Flow | null) => charts.find(({ machine }) => machine.id === flow?.machine) ?? null

function FlowItem({ flow, isShown, onShow }: { flow: Flow; isShown: boolean; onShow: () => void }) {
  const last = flow.steps.at(-1)?.after ?? flow.start
  const chart = chartOf(flow)
  return (
    <li>
      <button type="button" className="flow" aria-current={isShown || undefined} data-inner={flow.within !== null} onClick={onShow}>
        <strong>{chart ? chart.title : flow.machine}</strong>
        <span>{chart ? stateTitle(chart, pathOfValue(last.value)) : pathOfValue(last.value)}</span>
        <small>
          {flow.id.startsWith('file ') ? 'from a file' : clock(flow.at)}
          {flow.isOver ? ', over' : ''} · {flow.steps.length} {flow.steps.length === 1 ? 'step' : 'steps'}
        </small>
      </button>
    </li>
  )
}

/** Shown while there is no flow. */
function Waiting() {
  if (!import.meta.env.DEV)
    return (
      <div className="live-waiting">
        <h2>Load a trace</h2>
        <p>What somebody saw, and saved here, can be looked at step by step. The running app is followed by the gallery of npm run gallery, and not by this copy.</p>
      </div>
    )
  return (
    <div className="live-waiting">
      <h2>Waiting for the app</h2>
      <p>
        Open <a href="/futures/" target="_blank" rel="noreferrer">the app in development</a> in another tab of this browser and do something: open a dialog,
        place an order. Its state charts are followed here as they move. Pay codes and tokens stay in its tab.
      </p>
    </div>
  )
}

/** Follows the flows of the running app, and replays saved traces. */
export function LivePage() {
  const running = useFlows()
  const [loaded, setLoaded] = useState<Flow[]>([])
  const [chosen, setChosen] = useState<string | null>(null)
  const flows = [...loaded, ...listed(running)]
  const flow = flows.find(({ id }) => id === chosen) ?? latest(running)
  const chart = chartOf(flow)
  const { shown, show, isReplaying, replay, stop } = useReplay(flow)
  const step = flow?.steps[shown]

  return (
    <main className="live-page">
      <h1 className="hidden-text">Live</h1>
      <aside className="flows" aria-label="Flows">
        <label className="follow">
          <input type="checkbox" checked={chosen === null} onChange={({ target }) => setChosen(target.checked ? null : (flow?.id ?? null))} /> Follow what moves
        </label>
        <ul>
          {flows.map((one) => (
            <FlowItem key={one.id} flow={one} isShown={one === flow} onShow={() => setChosen(one.id)} />
          ))}
        </ul>
      </aside>
      <section className="live-main">
        <TraceActions
          chart={chart}
          flow={flow}
          isReplaying={isReplaying}
          onLoad={(one) => {
            setLoaded((before) => [one, ...before])
            setChosen(one.id)
            replay(one)
          }}
          onReplay={() => replay()}
          onStop={stop}
        />
        {!flow || !chart ? (
          <Waiting />
        ) : (
          <>
            <div className="chart-side">
              <ChartView
                key={chart.name}
                chart={chart}
                active={activeIn(chart, step?.after ?? flow.start)}
                lastEdge={step ? (edgesOf(chart, step).at(-1)?.id ?? null) : null}
                possible={[]}
                onState={() => {}}
                onEdge={() => {}}
              />
            </div>
            <EventLog chart={chart} flow={flow} shown={shown} onShow={show} />
          </>
        )}
      </section>
    </main>
  )
}
