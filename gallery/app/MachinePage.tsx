import './machinePage.css'
import { Columns2, Maximize2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { type Knobs, parseAddress, type Place, printAddress } from '../address.ts'
import { ChartView } from '../chart/ChartView.tsx'
import { type Path, pathTo } from '../paths.ts'
import type { Chart, Moved } from '../types.ts'
import { Knobs as KnobBar } from '../view/Knobs.tsx'
import { frameUrl } from '../view/size.ts'
import { ViewPane, type ViewHandle } from '../view/ViewPane.tsx'
import { views } from '../views/views.ts'
import { walkedPaths } from '../walked.ts'
import { LaidControls, LayButton } from '../annotate/onion/LaidControls.tsx'
import { LaidPicture } from '../annotate/onion/LaidPicture.tsx'
import { useLaid } from '../annotate/onion/useLaid.ts'
import { PinDesk, WriteButton } from '../annotate/pins/PinDesk.tsx'
import { PinLayer } from '../annotate/pins/PinLayer.tsx'
import { PinList } from '../annotate/pins/PinList.tsx'
import { useNotes } from '../annotate/pins/useNotes.ts'
import { GlanceArea } from '../view/glance/GlanceArea.tsx'
import { Mishap } from './Mishap.tsx'
import { NoView } from './NoView.tsx'
import { PathList } from './PathList.tsx'
import { Remark } from './Remark.tsx'
import { Segmented } from './Segmented.tsx'
import { knownPaths, shownScene } from './situations.ts'
import { Splitter } from './Splitter.tsx'
import { StatePanel } from './StatePanel.tsx'
import { Tabs } from './Tabs.tsx'
import { go, turn } from './shell/useAddress.ts'
import { useIsNarrow } from './useIsNarrow.ts'
import { useSaved } from './useSaved.ts'
import { usePlay } from './usePlay.ts'
import { type MachinePlace, whatIsShown } from './shell/whatIsShown.ts'
import { machineTitle, nodesAt, pathOf } from './words.ts'

/** Its libraries are larger than the rest of the page. */
const AnalysisPanel = lazy(async () => ({ default: (await import('../checks/analysis/AnalysisPanel.tsx')).AnalysisPanel }))

/** Initial width of the chart beside a view of this width, in percent of the page. */
const firstShare = (width: number) => (width <= 390 ? 58 : width <= 700 ? 50 : 38)
/** From this width a view is wider than high: the state panel is below it, and the chart has the full height. */
const WIDE = 844
const ROOMS: Partial<Record<Knobs['room'], string>> = { chart: 'Chart', view: 'View' }

/** The state in the address, until the view reports its own. */
const unmoved = (chart: Chart, { state, by }: MachinePlace, paths: readonly Path[]): Moved => ({
  active: nodesAt(chart, pathTo(paths, state, by)?.state ?? state ?? '').map(({ id }) => id),
  event: by,
  edge: pathTo(paths, state, by)?.steps.at(-1)?.edge ?? null,
  possible: [],
  knows: { context: {}, input: {}, output: {} },
})

/** One machine: its chart, and beside it the view of the selected state. */
export function MachinePage({ chart, place: requested, knobs }: { chart: Chart; place: MachinePlace; knobs: Knobs }) {
  const paths = knownPaths(chart, knobs.scene)
  const { place, remark, nearest } = whatIsShown(chart, requested, paths, knobs.names)
  const hasView = chart.name in views
  const isAnalysed = hasView && knobs.analysis !== 'none'
  const [reported, setReported] = useState(() => unmoved(chart, place, paths))
  // Without a view only the address changes.
  const moved = hasView ? reported : unmoved(chart, place, paths)
  const [panel, setPanel] = useState<'state' | 'paths'>('state')
  const isWide = knobs.width >= WIDE
  const first = firstShare(knobs.width)
  const [share, saveShare] = useSaved(`chart beside ${first}`, first)
  const isNarrow = useIsNarrow()
  const room = isNarrow && knobs.room === 'both' ? 'view' : knobs.room
  const view = useRef<ViewHandle>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const at = (state: string | null, by: string | null = null): Place => ({ page: 'machine', machine: chart.name, state, by })
  const send = (event: string) => view.current?.send(event)
  /** The address whose state the view has shown; earlier reports belong to another one and are ignored. */
  const [reached, setReached] = useState<string | null>(null)
  const player = usePlay(reached === window.location.hash ? reported : null, () => go(at(null), { mode: 'still' }), send)
  const follow = (now: Moved) => {
    // The address may be ahead of the view.
    const { hash } = window.location
    const { place: target } = parseAddress(hash)
    const state = pathOf(chart, now.active)
    const targetState = target.page === 'machine' ? pathTo(paths, target.state, target.by)?.state : undefined
    if (knobs.mode === 'still' && reached !== hash && targetState !== undefined && state !== targetState) return
    setReported(now)
    if (knobs.mode === 'still' && now.event !== null) go(at(state, now.event), { isFollowing: true })
    setReached(window.location.hash)
  }
  const selectState = (id: string) => {
    const path = chart.nodes.find((node) => node.id === id)?.path ?? ''
    if (!hasView) return go(at(path === '' ? null : path))
    // For a compound state, the first state within it.
    const found = paths.find(({ state }) => state === path) ?? paths.find(({ state }) => state.startsWith(`${path}.`))
    go(at(found?.state ?? null))
  }
  const takeEdge = (id: string) => {
    const now = moved.possible.find(({ edge }) => edge === id)
    const way = paths.find(({ steps }) => steps.at(-1)?.edge === id)
    const [target] = chart.edges.find((edge) => edge.id === id)?.targets ?? []
    if (now) send(now.event)
    else if (way) go(at(way.state, way.by))
    else if (!hasView && target !== undefined) selectState(target)
  }

  const choosePanel = (chosen: 'state' | 'paths' | 'analysis') => {
    if (chosen !== 'analysis') setPanel(chosen)
    // On a phone what is marked is seen above what is said of it.
    turn({ analysis: chosen === 'analysis' ? 'order' : 'none', ...(isNarrow && hasView && { room: chosen === 'analysis' ? 'view' : 'chart' }) })
  }
  const shown = pathOf(chart, moved.active)
  const scene = shownScene(chart, knobs.scene, place.state)
  const seen = { machine: chart.name, state: shown, by: moved.event, scene, knobs }
  const notes = useNotes(frame, seen)
  const laid = useLaid(seen)
  const about = (
    <StatePanel
      chart={chart}
      active={moved.active}
      event={moved.event}
      possible={moved.possible} knows={moved.knows}
      paths={paths}
      knobs={knobs}
      onEdge={takeEdge}
      pinned={notes.notes.length > 0 ? <PinList notes={notes} /> : null}
    />
  )

  return (
    <main className="machine-page" data-room={room} data-wide={isWide} data-analysis={isAnalysed} style={{ ['--share' as string]: `${share}%` }}>
      <header className="machine-head">
        <div>
          <h1>{machineTitle(chart, knobs.names)}</h1>
          <p>{chart.machine.root.description}</p>
        </div>
        <Segmented label="What is shown" choices={isNarrow ? ROOMS : { both: 'Chart and view', ...ROOMS }} value={room} onChange={(chosen) => turn({ room: chosen })} />
      </header>
      <section className="chart-side" aria-label="State chart">
        <Mishap what="The chart">
          <GlanceArea chart={chart} paths={paths} knobs={knobs}>
            <ChartView
              chart={chart}
              names={knobs.names}
              active={moved.active}
              lastEdge={moved.edge}
              {...(hasView && { possible: moved.possible.flatMap(({ edge }) => edge ?? []) })}
              onState={selectState}
              onEdge={takeEdge}
            />
          </GlanceArea>
        </Mishap>
      </section>
      <Splitter label="Border between chart and view" share={share} first={first} onShare={saveShare} />
      <section className="panel" aria-label="About this state">
        {remark !== null && <Remark chart={chart} remark={remark} nearest={nearest} knobs={knobs} />}
        <Tabs
          label="About"
          titles={{ state: 'This state', ...(hasView && { paths: `All paths (${paths.length})`, analysis: 'Analysis' }) }}
          chosen={isAnalysed ? 'analysis' : panel}
          onChoose={choosePanel}
        >
          {isAnalysed ? (
            <Suspense>
              <AnalysisPanel chart={chart} place={place} knobs={knobs} frame={frame} />
            </Suspense>
          ) : panel === 'state' ? (
            about
          ) : (
            <PathList chart={chart} paths={paths} walked={walkedPaths(chart.name)} player={player} knobs={knobs} />
          )}
        </Tabs>
      </section>
      <section className="view-side" aria-label="What the trader sees">
        {hasView ? (
          <>
            <div className="view-links">
              <a href={printAddress({ place: { ...place, page: 'compare' }, knobs: { ...knobs, mode: 'still' } })} title="In every language and theme, side by side">
                <Columns2 size={13} aria-hidden /> Compare
              </a>
              <a href={frameUrl(printAddress({ place, knobs: { ...knobs, notes: '' } }))} target="_blank" rel="noreferrer">
                <Maximize2 size={13} aria-hidden /> View alone
              </a>
            </div>
            <KnobBar machine={chart.name} knobs={{ ...knobs, scene }} onTurn={turn} />
            <ViewPane
              chart={chart}
              place={place}
              knobs={knobs}
              onMoved={follow}
              handle={view}
              frame={frame}
              over={
                <>
                  <LaidPicture laid={laid} frame={frame} />
                  <PinLayer notes={notes} />
                </>
              }
              below={
                <>
                  <LaidControls laid={laid} />
                  <PinDesk notes={notes} />
                </>
              }
              tools={
                <>
                  <WriteButton notes={notes} />
                  <LayButton laid={laid} />
                </>
              }
            />
          </>
        ) : (
          <NoView machine={chart.name} />
        )}
      </section>
    </main>
  )
}
