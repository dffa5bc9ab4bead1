import { Images } from 'lucide-react'
import { useRef, useState } from 'react'
import { type About, type Grid, type Settings, parseAddress, type Place, printAddress } from '../address.ts'
import { ChartView } from '../chart/ChartView.tsx'
import { plainName } from '../export/contactSheet/pictures.ts'
import { saveView } from '../export/files.ts'
import { SaveRow } from '../export/SaveMenu.tsx'
import { saveTokens } from '../export/tokens.ts'
import { type Path, pathTo } from '../paths.ts'
import type { Chart, ViewReport } from '../types.ts'
import { frameUrl } from '../view/size.ts'
import type { ViewHandle } from '../view/useFrame.ts'
import { ViewMenu } from '../view/ViewMenu.tsx'
import { ViewPane, ViewTools } from '../view/ViewPane.tsx'
import { views } from '../views/views.ts'
import { useIsNarrow } from './browser.ts'
import { PageHead, Segmented, Tabs } from './controls.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PathList, usePlay } from './PathList.tsx'
import { go, turn } from './shell/useAddress.ts'
import { knownPaths, type MachinePlace, shownScene, whatIsShown } from './situations.ts'
import { StatePanel } from './StatePanel.tsx'
import { nodesAt, pathOf } from './titles.ts'

/** A view up to this width is shown at its own size where the window is high enough. */
const PHONE = 390
/** Width of the chart beside a view of this width, in percent of the page. */
const shareOf = (width: number) => (width <= PHONE ? 66 : width <= 700 ? 50 : 38)
/** From this width a view is wider than high: the state panel is below it, and the chart has the full height. */
const WIDE = 844
const ROOMS: Partial<Record<Settings['room'], string>> = { chart: 'Chart', view: 'View' }

/** The state in the address, until the view reports its own. */
const unmoved = (chart: Chart, { state, by }: MachinePlace, paths: readonly Path[]): ViewReport => ({
  active: nodesAt(chart, pathTo(paths, state, by)?.state ?? state ?? '').map(({ id }) => id),
  event: by,
  edge: pathTo(paths, state, by)?.steps.at(-1)?.edge ?? null,
  possible: [],
})

/** One machine: its chart, and beside it the view of the selected state. */
export function MachinePage({
  chart,
  place: requested,
  settings,
}: {
  chart: Chart
  place: MachinePlace
  settings: Settings
}) {
  const paths = knownPaths(chart, settings.scene)
  const { place, remark } = whatIsShown(chart, requested, paths)
  const hasView = chart.name in views
  const [reported, setReported] = useState(() => unmoved(chart, place, paths))
  // Without a view only the address changes.
  const moved = hasView ? reported : unmoved(chart, place, paths)
  const isWide = settings.width >= WIDE
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
  const player = usePlay(
    reached === window.location.hash ? reported : null,
    () => go(at(null), { mode: 'still' }),
    send,
  )
  const follow = (now: ViewReport) => {
    // The address may be ahead of the view.
    const { hash } = window.location
    const { place: target } = parseAddress(hash)
    const state = pathOf(chart, now.active)
    const targetState = target.page === 'machine' ? pathTo(paths, target.state, target.by)?.state : undefined
    if (settings.mode === 'still' && reached !== hash && targetState !== undefined && state !== targetState) return
    setReported(now)
    if (settings.mode === 'still' && now.event !== null) go(at(state, now.event), { isFollowing: true })
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

  const shown = pathOf(chart, moved.active)
  const scene = shownScene(chart, settings.scene, place.state)
  const address = printAddress({ place, settings })
  const picturesAt = (grid: Grid, { state, by }: Omit<About, 'machine'>) =>
    printAddress({
      place: { page: 'pictures', grid, machine: chart.name, state, by },
      settings: { ...settings, mode: 'still' },
    })
  const exports = hasView && (
    <>
      <SaveRow title="View" files={{ PNG: () => saveView(frame.current, plainName(`${chart.name} ${shown}`)) }} />
      <a href={picturesAt('path', { state: shown, by: moved.event })}>Storyboard of the way here</a>
      <SaveRow title="Design tokens" files={{ JSON: saveTokens }} />
    </>
  )
  const about = (
    <StatePanel
      chart={chart}
      active={moved.active}
      event={moved.event}
      possible={moved.possible}
      paths={paths}
      settings={settings}
      onEdge={takeEdge}
    />
  )

  return (
    <main
      className="machine-page"
      data-room={room}
      data-wide={isWide}
      data-phone={hasView && settings.width <= PHONE}
      style={{ ['--share' as string]: `${shareOf(settings.width)}%` }}
    >
      <PageHead
        title={chart.title}
        tools={
          <>
            {isNarrow && (
              <Segmented
                label="What is shown"
                choices={ROOMS}
                value={room}
                onChange={(chosen) => turn({ room: chosen })}
              />
            )}
            {hasView && (
              <>
                <ViewMenu machine={chart.name} settings={{ ...settings, scene }}>
                  {!isNarrow && (
                    <Segmented
                      isNamed
                      label="What is shown"
                      choices={{ both: 'Chart and view', ...ROOMS }}
                      value={room}
                      onChange={(chosen) => turn({ room: chosen })}
                    />
                  )}
                  <a href={frameUrl(address)} target="_blank" rel="noreferrer">
                    Open the view alone
                  </a>
                </ViewMenu>
                <ViewTools view={view} into={into} />
                <a className="button" href={picturesAt(place.state === null ? 'states' : 'variants', place)}>
                  <Images size={13} aria-hidden /> Pictures
                </a>
              </>
            )}
            <span className="tools" ref={setChartTools} />
          </>
        }
      >
        <p>{chart.machine.root.description}</p>
      </PageHead>
      <section className="chart-side relative min-h-0 min-w-0 [grid-area:chart]" aria-label="State chart">
        <ErrorBoundary what="The chart">
          <ChartView
            chart={chart}
            active={moved.active}
            lastEdge={moved.edge}
            {...(hasView && { possible: moved.possible.flatMap(({ edge }) => edge ?? []) })}
            onState={selectState}
            onEdge={takeEdge}
            toolsIn={chartTools}
            exports={exports}
          />
        </ErrorBoundary>
      </section>
      <section
        className="panel flex min-h-0 flex-col border-t border-line bg-surface [grid-area:panel]"
        aria-label="About this state"
      >
        {remark !== null && (
          <p role="alert" className="bg-warn-soft px-4 py-2 text-warn">
            {remark}
          </p>
        )}
        <Tabs
          label="About"
          tabs={{
            'This state': about,
            [`All paths (${paths.length})`]: hasView ? (
              <PathList chart={chart} paths={paths} player={player} settings={settings} />
            ) : null,
          }}
        />
      </section>
      <section
        className="view-side relative flex min-h-0 min-w-0 flex-col border-l border-line bg-surface [grid-area:view]"
        aria-label="What the trader sees"
      >
        {hasView ? (
          <ViewPane
            frame={frame}
            address={address}
            width={settings.width}
            title={chart.title}
            handle={view}
            onMoved={follow}
            onOut={() => into.current?.focus()}
          />
        ) : (
          <p className="m-auto max-w-80 p-6 text-center text-text-2">
            There is no view of this chart: it is all there is to see. <code>gallery/views/{chart.name}.ts</code> would
            say how its screen is reached.
          </p>
        )}
      </section>
    </main>
  )
}
