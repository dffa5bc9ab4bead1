// @vitest-environment jsdom
import '../charts/elkWorker.ts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseAddress } from '../../../gallery/address.ts'
import { MachinePage } from '../../../gallery/app/MachinePage.tsx'
import { PathList, usePlay } from '../../../gallery/app/PathList.tsx'
import { knownPaths, stillView, whatIsShown } from '../../../gallery/app/situations.ts'
import { placedCharts } from '../../../gallery/chart/drawing/layout.ts'
import { charts } from '../../../gallery/chart/machines.ts'
import { type Path, pathsOf } from '../../../gallery/paths.ts'
import type { ViewReport } from '../../../gallery/types.ts'
import { views } from '../../../gallery/views/views.ts'

const reset = charts.find(({ name }) => name === 'reset')!
const { settings } = parseAddress('')
const placeOf = (hash: string) => {
  const { place } = parseAddress(hash)
  if (place.page !== 'machine') throw new Error(hash)
  return place
}

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  HTMLElement.prototype.hasPointerCapture = () => false
  HTMLElement.prototype.setPointerCapture = () => {}
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.body.replaceChildren()
  window.location.hash = ''
})

async function open(hash: string) {
  window.location.hash = hash
  const chart = charts.find(({ name }) => hash.startsWith(`#/${name}`))!
  await placedCharts(chart)
  await act(async () =>
    render(<MachinePage chart={chart} place={placeOf(hash)} settings={parseAddress(hash).settings} />),
  )
}

test('the address of a removed state says so, and shows the first one', async () => {
  await open('#/reset/eror')
  expect(screen.getByRole('alert')).toHaveTextContent('There is no state “eror” any more.')
  expect(screen.getByTitle(/as the trader sees it/)).toHaveAttribute('src', expect.stringMatching(/#\/reset$/))
})

test('the address of an event without a transition shows the state, and says so', () => {
  const shown = whatIsShown(reset, placeOf('#/reset/error?by=nonsense'), knownPaths(reset))
  expect(shown).toMatchObject({
    place: { state: 'error', by: null },
    remark: expect.stringContaining('No event “nonsense” opens “Not paid”'),
  })
  expect(whatIsShown(reset, placeOf('#/reset/error?by=payment-failed'), knownPaths(reset)).remark).toBe(null)
  expect(whatIsShown(reset, placeOf('#/reset/paying'), knownPaths(reset))).toMatchObject({
    place: { state: 'paying.checking' },
    remark: null,
  })
})

test.each(charts.map((chart) => [chart.name, chart] as const))('%s: every arrow opens its own view', (_, chart) => {
  const ways = Object.values(views[chart.name]?.scenes ?? {}).flatMap(({ input }) =>
    pathsOf(chart, views[chart.name]!, input).map(({ state, by }) => ({ machine: chart.name, state, by })),
  )
  for (const way of ways) {
    const shown = stillView(chart, way, settings)
    expect([shown.remark, shown.path]).toEqual([null, expect.objectContaining({ state: way.state, by: way.by })])
    expect(whatIsShown(chart, { page: 'machine', ...way }, knownPaths(chart)).remark).toBe(null)
  }
})

const at: ViewReport = { active: [], event: null, edge: null, possible: [] }

/** Pressing “Shown” is the view that has shown what was sent last. */
function Paths({ paths, sent }: { paths: readonly Path[]; sent: string[] }) {
  const [shown, setShown] = useState(at)
  const player = usePlay(
    shown,
    () => sent.push('begin'),
    (event) => sent.push(event),
  )
  return (
    <>
      <button type="button" onClick={() => setShown({ ...at })}>
        Shown
      </button>
      <PathList chart={reset} paths={paths} player={player} settings={settings} />
    </>
  )
}

test('a path can be played, and stopped', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const sent: string[] = []
  render(<Paths paths={knownPaths(reset)} sent={sent} />)
  const show = () => userEvent.click(screen.getByRole('button', { name: 'Shown' }))
  await userEvent.click(screen.getByRole('button', { name: 'Play the way to Not paid: Payment failed' }))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(sent, 'the view is still on its way').toEqual(['begin'])
  await show()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(sent).toEqual(['begin', 'type-six-digits'])
  for (const wanted of ['confirm', 'accepted']) {
    await show()
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(sent.at(-1)).toBe(wanted)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await show()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(sent.at(-1)).toBe('accepted')
})
