import { edgeTitle, stateTitle } from '../app/titles.ts'
import type { Chart } from '../types.ts'
import type { Flow } from './flows.ts'
import type { FlowState, Step } from './step.ts'
import { changesOf, edgesOf, eventTitle, pathOfValue, runsOf } from './flowState.ts'

const clock = (at: number) => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 })
const show = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' })

interface RowProps {
  chart: Chart
  step: Step
  /** Number of repeated steps in this row; the last is shown. */
  times: number
  before: FlowState
  isShown: boolean
  onShow: () => void
}

function Row({ chart, step, times, before, isShown, onShow }: RowProps) {
  const edges = edgesOf(chart, step)
  const changes = changesOf(before.context, step.after.context)
  const title = edges[0] ? edgeTitle(edges[0]) : `${eventTitle(chart, step.event.type)} Ignored in this state.`
  return (
    <tr aria-current={isShown || undefined} ref={isShown ? show : undefined} className={edges.length === 0 ? 'faint' : undefined}>
      <td className="num">{clock(step.at)}</td>
      <td>
        <button type="button" className="log-event" onClick={onShow}>
          {title}
          {times > 1 && <small> × {times}</small>}
        </button>
        <details>
          <summary>Event and contexts</summary>
          <pre>{JSON.stringify({ event: step.event, before: before.context, after: step.after.context }, null, 2)}</pre>
        </details>
      </td>
      <td>{stateTitle(chart, pathOfValue(before.value))}</td>
      <td>{stateTitle(chart, pathOfValue(step.after.value))}</td>
      <td>
        {changes.map(({ name, before: old, after }) => (
          <div key={name} className="change">
            <code>{name}</code> <del>{old}</del> <ins>{after}</ins>
          </div>
        ))}
      </td>
    </tr>
  )
}

/** Every step of a flow: its event, its states before and after, and its changes. */
export function EventLog({ chart, flow: { start, steps }, shown, onShow }: {
  chart: Chart
  flow: Flow
  /** Index of the step shown in the chart; -1 is the start. */
  shown: number
  onShow: (step: number) => void
}) {
  return (
    <div className="log">
      <table>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">What happened</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">What it changed</th>
          </tr>
        </thead>
        <tbody>
          <tr aria-current={shown === -1 || undefined}>
            <td colSpan={3}>
              <button type="button" className="log-event" onClick={() => onShow(-1)}>
                Where it begins
              </button>
            </td>
            <td colSpan={2}>{stateTitle(chart, pathOfValue(start.value))}</td>
          </tr>
          {runsOf(start, steps).map((run) => {
            const [first = 0, last = first] = [run[0], run.at(-1)]
            const step = steps[last]
            return (
              step && (
                <Row
                  key={first}
                  chart={chart}
                  step={step}
                  times={run.length}
                  before={steps[first - 1]?.after ?? start}
                  isShown={run.includes(shown)}
                  onShow={() => onShow(last)}
                />
              )
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
