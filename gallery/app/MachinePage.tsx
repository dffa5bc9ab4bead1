import './machinePage.css'
import { Maximize2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { type Knobs, type Place, printAddress } from '../address.ts'
import { ChartView } from '../chart/ChartView.tsx'
import { type Path, pathTo } from '../paths.ts'
import type { Chart, Moved } from '../types.ts'
import { Knobs as KnobBar } from '../view/Knobs.tsx'
import { frameUrl } from '../view/size.ts'
import { ViewPane, type ViewHandle } from '../view/ViewPane.tsx'
import { walkedPaths } from '../walked.ts'
import { Mishap } from './Mishap.tsx'
import { PathList } from './PathList.tsx'
import { knownPaths, shownScene } from './situations.ts'
import { StatePanel } from './StatePanel.tsx'
import { go, turn } from './useAddress.ts'
import { usePlay } from './usePlay.ts'
import { machineTitle, nodesAt, pathOf } from './words.ts'

/** Up to this width a view stands in a column of its own, and the chart has the rest. CSS pixels. */
const NARROW = 390

type Panel = 'state' | 'paths'

/** What the address says, until the view tells more. */
const unmoved = (chart: Chart, { state, by }: Extract<Place, { page: 'machine' }>, paths: readonly Path[]): Moved => ({
  active: nodesAt(chart, pathTo(paths, state, by)?.state ?? state ?? '').map(({ id }) => id),
  event: by,
  edge: pathTo(paths, state, by)?.steps.at(-1)?.edge ?? null,
  possible: [],
  context: '',
})

/** One machine: its chart, and beside it what the trader sees in the state that is selected. */
export function MachinePage({ chart, place, knobs }: { chart: Chart; place: Extract<Place, { page: 'machine' }>; knobs: Knobs }) {
  const paths = knownPaths(chart, knobs.scene)
  const [moved, setMoved] = useState(() => unmoved(chart, place, paths))
  const [panel, setPanel] = useState<Panel>('state')
  const view = useRef<ViewHandle>(null)
  const at = (state: string | null, by: string | null = null): Place => ({ page: 'machine', machine: chart.name, state, by })
  const send = (event: string) => view.current?.send(event)
  const { playing, play, stop } = usePlay(() => go(at(null), { mode: 'still' }), send)

  const follow = (now: Moved) => {
    setMoved(now)
    if (knobs.mode === 'still' && now.event !== null) go(at(pathOf(chart, now.active), now.event), { isFollowing: true })
  }
  const selectState = (id: string) => {
    const path = chart.nodes.find((node) => node.id === id)?.path ?? ''
    // Of a state with states of its own, the first that is come to.
    const found = paths.find(({ state }) => state === path) ?? paths.find(({ state }) => state.startsWith(`${path}.`))
    go(at(found?.state ?? null))
  }
  const takeEdge = (id: string) => {
    const now = moved.possible.find(({ edge }) => edge === id)
    const way = paths.find(({ steps }) => steps.at(-1)?.edge === id)
    if (now) send(now.event)
    else if (way) go(at(way.state, way.by))
  }

  return (
    <main className="machine-page" data-narrow={knobs.width <= NARROW}>
      <header className="machine-head">
        <h1>{machineTitle(chart, knobs.names)}</h1>
        <p>{chart.machine.root.description}</p>
      </header>
      <section className="chart-side" aria-label="State chart">
        <Mishap what="The chart">
          <ChartView
            chart={chart}
            names={knobs.names}
            active={moved.active}
            lastEdge={moved.edge}
            possible={moved.possible.flatMap(({ edge }) => edge ?? [])}
            onState={selectState}
            onEdge={takeEdge}
          />
        </Mishap>
      </section>
      <section className="panel" aria-label="About this state">
        <div role="tablist" className="tabs">
          {(['state', 'paths'] as const).map((name) => (
            <button key={name} type="button" role="tab" aria-selected={panel === name} onClick={() => setPanel(name)}>
              {name === 'state' ? 'This state' : `All paths (${paths.length})`}
            </button>
          ))}
        </div>
        {panel === 'state' ? (
          <StatePanel chart={chart} active={moved.active} event={moved.event} possible={moved.possible} paths={paths} knobs={knobs} onEdge={takeEdge} />
        ) : (
          <PathList chart={chart} paths={paths} walked={walkedPaths(chart.name)} playing={playing} names={knobs.names} onPlay={play} onStop={stop} />
        )}
      </section>
      <section className="view-side" aria-label="What the trader sees">
        <a className="alone" href={frameUrl(printAddress({ place, knobs }))} target="_blank" rel="noreferrer">
          <Maximize2 size={13} aria-hidden /> View alone
        </a>
        <KnobBar machine={chart.name} knobs={{ ...knobs, scene: shownScene(chart, knobs.scene, place.state) }} onTurn={turn} />
        <ViewPane title={machineTitle(chart, knobs.names)} place={place} knobs={knobs} onMoved={follow} handle={view} />
      </section>
    </main>
  )
}
