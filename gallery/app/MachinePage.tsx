import { useRef, useState } from 'react'
import { type At, type Grid, type Settings, parseAddress, type Place, printAddress } from '../address.ts'
import { ChartView } from '../chart/ChartView.tsx'
import { saveView } from '../export/files.ts'
import { SaveRow } from '../export/SaveMenu.tsx'
import { saveTokens } from '../export/tokens.ts'
import { type Path, pathTo } from '../paths.ts'
import type { Chart, ViewReport } from '../types.ts'
import type { ViewHandle } from '../view/useFrame.ts'
import { ViewPane } from '../view/ViewPane.tsx'
import { ViewTools } from '../view/ViewTools.tsx'
import { useIsNarrow } from './browser.ts'
import { PageHead, Segmented, Tabs, Warning } from './controls.tsx'
import { PathList, usePlay } from './PathList.tsx'
import { go, turn } from './shell/useAddress.ts'
import { knownPaths, type MachinePlace, shownScene, whatIsShown } from './situations.ts'
import { StatePanel } from './StatePanel.tsx'
import { nodesAt, pathOf, stateTitle } from './titles.ts'

/** A view up to this width is shown at its own size where the window is high enough. */
const PHONE = 390
/** Width of the chart beside a view of this width, in percent of the page. */
const shareOf = (width: number) => (width <= PHONE ? 66 : width <= 700 ? 50 : 38)
/** From this width a view is wider than high: the state panel is below it, and the chart has the full height. */
const WIDE = 844

/** The state in the address, until the view reports its own. */
const unmoved = (chart: Chart, { state, by }: MachinePlace, paths: readonly Path[]): ViewReport => ({
  active: nodesAt(chart, pathTo(paths, state, by)?.state ?? state ?? '').map(({ id }) => id),
  event: by,
  edge: pathTo(paths, state, by)?.steps.at(-1)?.edge ?? null,
  possible: [],
})

const REST = 'minmax(0, 1fr)'
const PANEL = 'minmax(170px, 32%)'

/** Where the parts of the page are. A wide view leaves room below it, and none beside it; too narrow a window shows chart or view. */
function gridOf(room: Settings['room'], width: number, isNarrow: boolean): string {
  if (room === 'view') return `'head' auto 'view' ${REST} / ${REST}`
  if (room === 'chart') return `'head' auto 'chart' ${REST} ${isNarrow ? `'panel' ${PANEL}` : ''} / ${REST}`
  // A phone is as wide as it is, where there is room.
  const columns = `minmax(0, ${shareOf(width)}%) ${width <= PHONE ? 'minmax(min(400px, 60%), 1fr)' : REST}`
  return width >= WIDE
    ? `'head head' auto 'chart view' ${REST} 'chart panel' ${PANEL} / ${columns}`
    : `'head view' auto 'chart view' ${REST} 'panel view' ${PANEL} / ${columns}`
}

interface Props {
  chart: Chart
  place: MachinePlace
  settings: Settings
}

/** One machine: its chart, and beside it the view of the selected state. */
export function MachinePage({ chart, place: requested, settings }: Props) {
  const paths = knownPaths(chart, settings.scene)
  const { place, remark } = whatIsShown(chart, requested, paths)
  const [moved, setMoved] = useState(() => unmoved(chart, place, paths))
  const isNarrow = useIsNarrow()
  const room = isNarrow && settings.room === 'both' ? 'view' : settings.room
  const view = useRef<ViewHandle>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const into = useRef<HTMLButtonElement>(null)
  const [chartTools, setChartTools] = useState<HTMLElement | null>(null)
  const at = (state: string | null, by: string | null = null): Place => ({
    page: 'machine',
    machine: chart.name,
    state,
    by,
  })
  const send = (event: string) => view.current?.send(event)
  /** The address whose state the view has shown; earlier reports belong to another one and are ignored. */
  const [reached, setReached] = useState<string | null>(null)
  const player = usePlay(reached === window.location.hash ? moved : null, () => go(at(null), { mode: 'still' }), send)
  const follow = (now: ViewReport) => {
    // The address may be ahead of the view.
    const { hash } = window.location
    const { place: target } = parseAddress(hash)
    const state = pathOf(chart, now.active)
    const targetState = target.page === 'machine' ? pathTo(paths, target.state, target.by)?.state : undefined
    if (settings.mode === 'still' && reached !== hash && targetState !== undefined && state !== targetState) return
    setMoved(now)
    // What the address asks for is not there: it stays, with the remark, until something happens.
    const isAsked = remark !== null && state === place.state
    if (settings.mode === 'still' && now.event !== null && !isAsked) {
      // A press keeps the scene, where the address of the state alone opens another one.
      const isSame = shownScene(chart, settings.scene, { state, by: now.event }) === scene
      go(at(state, now.event), { isFollowing: true, scene: isSame ? settings.scene : scene })
    }
    setReached(window.location.hash)
  }
  const selectState = (id: string) => {
    const path = chart.nodes.find((node) => node.id === id)?.path ?? ''
    // For a compound state, the first state within it.
    const found = paths.find(({ state }) => state === path) ?? paths.find(({ state }) => state.startsWith(`${path}.`))
    go(at(found?.state ?? null))
  }
  const takeEdge = (id: string) => {
    const now = moved.possible.find(({ edge }) => edge === id)
    const way = paths.find(({ steps }) => steps.at(-1)?.edge === id)
    if (now) send(now.event)
    else if (way) go(at(way.state, way.by))
  }

  const shown = pathOf(chart, moved.active)
  const scene = shownScene(chart, settings.scene, place)
  const address = printAddress({ place, settings })
  const picturesAt = (grid: Grid, { state, by }: At) =>
    printAddress({
      place: { page: 'pictures', grid, machine: chart.name, state, by },
      settings: { ...settings, mode: 'still' },
    })
  const exports = (
    <>
      <SaveRow title="View" files={{ PNG: () => saveView(frame.current, `${chart.name} ${shown}`, settings) }} />
      <a href={picturesAt('path', { state: shown, by: moved.event })}>Storyboard of the way here</a>
      <SaveRow title="Design tokens" files={{ JSON: saveTokens }} />
    </>
  )
  return (
    <main
      className="machine-page relative grid h-full"
      style={{ gridTemplate: gridOf(room, settings.width, isNarrow) }}
    >
      <PageHead
        title={chart.title}
        shown={stateTitle(chart, shown)}
        tools={
          <>
            {isNarrow && (
              <button
                type="button"
                className="button"
                onClick={() => turn({ room: room === 'view' ? 'chart' : 'view' })}
              >
                {room === 'view' ? 'Chart' : 'View'}
              </button>
            )}
            <ViewTools
              {...{ machine: chart.name, address, view, into, settings: { ...settings, scene } }}
              pictures={picturesAt(place.state === null ? 'states' : 'variants', place)}
            >
              {!isNarrow && (
                <Segmented
                  label="What is shown"
                  choices={{ both: 'Chart and view', chart: 'Chart', view: 'View' }}
                  value={room}
                  onChange={(chosen) => turn({ room: chosen })}
                />
              )}
            </ViewTools>
            <span className="flex flex-wrap items-center gap-2" ref={setChartTools} />
          </>
        }
      >
        <p className="max-[900px]:hidden">{chart.machine.root.description}</p>
      </PageHead>
      <section
        className={`relative min-h-0 min-w-0 [grid-area:chart] ${room === 'view' ? 'hidden' : ''}`}
        aria-label="State chart"
      >
        <ChartView
          {...{ chart, exports, active: moved.active, lastEdge: moved.edge, toolsIn: chartTools }}
          possible={moved.possible.flatMap(({ edge }) => edge ?? [])}
          onState={selectState}
          onEdge={takeEdge}
        />
      </section>
      <section
        className={`flex min-h-0 flex-col border-t border-line bg-surface [grid-area:panel] ${room === 'view' || (room === 'chart' && !isNarrow) ? 'hidden' : ''}`}
        aria-label="About this state"
      >
        <Warning>{remark}</Warning>
        <Tabs
          label="About"
          tabs={{
            'This state': <StatePanel {...{ chart, moved, paths, settings }} onEdge={takeEdge} />,
            'All paths': <PathList {...{ chart, paths, player, settings }} />,
          }}
        />
      </section>
      <section
        // Hidden, the view still runs: the chart follows it.
        className={`flex min-h-0 min-w-0 flex-col border-l border-line bg-surface ${room === 'chart' ? 'invisible absolute inset-0 [z-index:-1]' : 'relative [grid-area:view]'}`}
        aria-label="What the trader sees"
      >
        <ViewPane
          {...{ frame, address, handle: view, width: settings.width, title: chart.title }}
          onMoved={follow}
          onOut={() => into.current?.focus()}
        />
      </section>
    </main>
  )
}
