// @vitest-environment jsdom
import '../charts/elkWorker.ts'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Address, parseAddress } from '../../../gallery/address.ts'
import { MachinePage } from '../../../gallery/app/MachinePage.tsx'
import { PathList, usePlay } from '../../../gallery/app/PathList.tsx'
import { pageTitle } from '../../../gallery/app/shell/pageTitle.ts'
import { StartPage } from '../../../gallery/app/shell/StartPage.tsx'
import { knownPaths, whatIsShown } from '../../../gallery/app/situations.ts'
import { placedCharts } from '../../../gallery/chart/drawing/layout.ts'
import { charts } from '../../../gallery/chart/machines.ts'
import { readChart } from '../../../gallery/chart/read.ts'
import { restingStates } from '../../../gallery/paths.ts'
import type { Path } from '../../../gallery/paths.ts'
import type { ViewReport } from '../../../gallery/types.ts'
import { sampleMachine } from '../charts/sampleMachine.ts'

const reset = charts.find(({ name }) => name === 'reset')!
const sample = readChart('sample', sampleMachine)
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
  const chart = [sample, ...charts].find(({ name }) => hash.startsWith(`#/${name}`))!
  await placedCharts(chart)
  await act(async () =>
    render(<MachinePage chart={chart} place={placeOf(hash)} settings={parseAddress(hash).settings} />),
  )
}

test('a machine without a view is reported, and its states can still be opened', async () => {
  await open('#/sample/asking.open')
  expect(screen.getByText(/There is no view of this chart/)).toBeVisible()
  expect(screen.queryByTitle(/as the trader sees it/)).toBe(null)
  expect(screen.getByRole('heading', { name: 'Asking › Open' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /state over$/ }))
  expect(window.location.hash).toBe('#/sample/over')
})

test('the session’s chart is drawn from its table: events per state, their source, and their effects', async () => {
  await open('#/session/open.in')
  expect(screen.getByRole('heading', { name: 'Session open › Logged in' })).toBeVisible()
  const here = screen.getByRole('list')
  expect(
    within(here).getByRole('button', {
      name: /A request failed with 401.*did three redirects within a minute lead back here.*Redirect loop/,
    }),
  ).toBeVisible()
  expect(
    within(here).getByRole('button', { name: /Another tab ended the session.*Ended in another tab/ }),
  ).toBeVisible()
})

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

test('the document title names the shown page', () => {
  const title = (hash: string) => pageTitle(parseAddress(hash) as Address, charts)
  expect(title('#/reset/error?by=payment-failed&lang=pl&width=390')).toBe(
    'Not paid: Payment failed · Activate or reset the balance · Polish, 390 px · Gallery',
  )
  expect(title('#/pictures/states/reset')).toBe(
    'All states · Activate or reset the balance · English, 700 px · Gallery',
  )
  expect(title('#/pictures/path/reset/error?by=payment-failed&lang=pl&width=390')).toMatch(
    /^Storyboard · Not paid: Payment failed · Activate or reset/,
  )
  expect(title('#/screens/orders/positions?rows=thousand')).toBe(
    'Positions: A thousand · Orders panel · English, 700 px · Gallery',
  )
  expect(title('#/messages')).toBe('Messages · Gallery')
  expect(title('#/')).toBe('Gallery')
})

test('the start page counts the visible states', () => {
  render(<StartPage unknown={null} />)
  const states = charts.reduce((sum, chart) => sum + restingStates(chart).length, 0)
  expect(screen.getByText(/machines, \d+ states/)).toHaveTextContent(`${charts.length} machines, ${states} states`)
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

test('paths are grouped by state', () => {
  render(<Paths paths={knownPaths(reset)} sent={[]} />)
  const titles = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('strong')?.textContent)
  expect(titles().filter((title, index) => title !== titles()[index - 1])).toEqual([...new Set(titles())])
})

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
