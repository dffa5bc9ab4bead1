// @vitest-environment jsdom
import '../charts/elkWorker.ts'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseAddress } from '../../../gallery/address.ts'
import { MachinePage } from '../../../gallery/app/MachinePage.tsx'
import { useAddress } from '../../../gallery/app/shell/useAddress.ts'
import { charts } from '../../../gallery/chart/machines.ts'
import { placedCharts } from '../../../gallery/chart/drawing/placedCharts.ts'
import { countsOf } from '../../../gallery/checks/use/counts.ts'
import { LiveUse } from '../../../gallery/checks/use/LiveUse.tsx'
import { load, unload } from '../../../gallery/checks/use/loaded.ts'
import { readUse } from '../../../gallery/checks/use/file/readUse.ts'
import { chartOfUse } from '../../../gallery/checks/use/seen.ts'
import { countsIn, idOf } from '../../../gallery/checks/use/sources.ts'
import type { UseFile } from '../../../gallery/checks/use/file/useFile.ts'
import { UsePage } from '../../../gallery/checks/use/UsePage.tsx'

const reset = charts.find(({ name }) => name === 'reset') ?? expect.fail('no reset')
const fileOf = (source: string, reset: UseFile['machines'][string]): UseFile => ({ use: 1, source, at: null, span: null, machines: { reset } })
const telemetry = fileOf('Telemetry', {
  states: { init: { count: 124, medianMs: 1_200 }, loading: { count: 100, medianMs: 900 }, 'loading.sending': { count: 100 } },
  transitions: [
    { source: 'init', event: 'CONFIRM', target: 'loading', count: 93, medianMs: 800 },
    { source: 'init', event: 'TYPE', target: null, count: 700 },
    { source: 'loading', event: 'xstate.done.actor.submission', target: 'error', guard: 'exchangeRefused', count: 3 },
  ],
})
const onDisk = (name: string, content: unknown) => new File([typeof content === 'string' ? content : JSON.stringify(content)], name, { type: 'application/json' })

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  HTMLElement.prototype.hasPointerCapture = () => false
  HTMLElement.prototype.setPointerCapture = () => {}
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const id of ['telemetry', 'more']) unload(id)
  window.location.hash = ''
})

function Page() {
  const { place, knobs } = useAddress()
  return place.page === 'machine' ? <MachinePage chart={reset} place={place} knobs={knobs} /> : <UsePage knobs={knobs} />
}

async function open(hash: string) {
  window.location.hash = hash
  await placedCharts(reset, 'plain')
  await act(async () => render(<Page />))
}

/** Laid out before: under test, React does not come back to what it waits for. */
const layOut = (file: UseFile) => placedCharts(chartOfUse(reset, countsIn({ id: idOf(file), title: '', files: [file] })), 'plain')
const button = (id: string) => document.querySelector(`[data-edge="${id}"]`) ?? expect.fail(id)

test('a chart shows how often each state and transition was seen: in words, and as the width of the line', async () => {
  load(telemetry)
  await layOut(telemetry)
  await open('#/reset/init?use=telemetry')
  expect(screen.getByRole('button', { name: /^Asks for the pay code 124 × · 1.2 s .*state init$/ })).toHaveClass('is-seen-3')
  expect(button('reset.init on CONFIRM')).toHaveAccessibleName(/^The trader confirms six digits.* 93 × · 800 ms, from Asks for the pay code to Under way/)
  expect(button('reset.init on TYPE')).toHaveClass('is-seen-4')
  expect(screen.getByRole('button', { name: /^Paid never seen .*state success$/ })).toHaveClass('is-seen-0')
  expect(button('reset.error on RETRY')).toHaveAccessibleName(/never taken/)

  const legend = screen.getByRole('group', { name: 'Legend of the use' })
  expect(within(legend).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['never', '1 – 5', '6 – 26', '27 – 136', '137 – 700'])
})

test('the panel says how often a state was seen, for how long, and by what it went on', async () => {
  load(telemetry)
  await layOut(telemetry)
  await open('#/reset/init?use=telemetry')
  expect(screen.getByRole('region', { name: 'Use' })).toHaveTextContent('Seen 124 times, median 1.2 s, of that 75 % went on by “The trader confirms six digits”.')
})

test('of a state within another both are said', async () => {
  load(telemetry)
  await layOut(telemetry)
  await open('#/reset/loading.sending?use=telemetry')
  expect(screen.getByRole('region', { name: 'Use' })).toHaveTextContent(
    '“Under way › Request sent” seen 100 times.“Under way” seen 100 times, median 900 ms, of that 3 % went on by “The exchange refuses”.',
  )
})

test('use is switched on and off, and the address keeps it', async () => {
  load(telemetry)
  await layOut(telemetry)
  await open('#/reset/init')
  expect(document.querySelector('[class*="is-seen"]')).toBe(null)
  expect(screen.queryByRole('region', { name: 'Use' })).toBe(null)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Use' }), 'Telemetry')
  expect(parseAddress(window.location.hash)).toMatchObject({ place: { state: 'init' }, knobs: { use: 'telemetry' } })
  expect(screen.getByRole('region', { name: 'Use' })).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Use' }), 'Not shown')
  expect(window.location.hash).toBe('#/reset/init')
  expect(screen.queryByRole('group', { name: 'Legend of the use' })).toBe(null)
})

test('an address of a file that is not here says so, and where to load it', async () => {
  await open('#/reset/init?use=of-a-colleague')
  expect(screen.getByText(/is not loaded in this browser/)).toHaveTextContent('“of-a-colleague” is not loaded in this browser: its file can be loaded under Files and lists.')
  expect(screen.getByRole('link', { name: 'Files and lists' })).toHaveAttribute('href', '#/use?use=of-a-colleague')
  expect(screen.getByRole('combobox', { name: 'Use' })).toHaveDisplayValue('of-a-colleague, not in this browser')
})

test('files are chosen or dropped; one that is none says why, and what was loaded before stays', async () => {
  await open('#/use')
  await userEvent.upload(screen.getByLabelText('Load files'), onDisk('t.json', telemetry))
  expect(await screen.findByText('Loaded “t.json”.')).toBeVisible()
  const wrong = { ...telemetry, machines: { reset: { states: { init: { count: 'often' } } } } }
  fireEvent.drop(screen.getByText(/or drop them here/), { dataTransfer: { files: [onDisk('wrong.json', wrong), onDisk('more.json', fileOf('More', { states: { error: { count: 5 } } }))] } })
  expect(await screen.findByRole('alert')).toHaveTextContent('“wrong.json” was not loaded: machines › reset › states › init › count is "often", and should be a whole number, 0 or more.')
  expect(screen.getByText('Loaded “more.json”.')).toBeVisible()
  const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.firstElementChild?.nextElementSibling?.firstChild?.textContent)
  expect(names()).toEqual(['What the tests walk', 'Telemetry', 'More', 'All 2 loaded files together'])

  await userEvent.upload(screen.getByLabelText('Load files'), onDisk('again.json', telemetry))
  expect(await screen.findByText('“again.json” was loaded before, and counts once.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Remove More' }))
  expect(names()).toEqual(['What the tests walk', 'Telemetry'])
})

test('the lists lead to the states, with their use, and name what the charts of today do not have', async () => {
  load({ ...telemetry, machines: { reset: { states: { init: { count: 9 }, error: { count: 9 }, old: { count: 2 } } }, gone: { states: { on: { count: 1 } } } } })
  await open('#/use?use=telemetry')
  const often = within(screen.getByRole('region', { name: 'Often seen, never noted' }))
  expect(often.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#/reset/init?use=telemetry'])
  const never = within(screen.getByRole('region', { name: 'Never seen' }))
  expect(never.getByRole('link', { name: 'Paid' })).toHaveAttribute('href', '#/reset/success?use=telemetry')
  expect(never.queryByRole('link', { name: 'Not paid' })).toBe(null)
  expect(never.getByRole('link', { name: 'Leverage' })).toHaveAttribute('href', '#/leverage?use=telemetry')
  const strangers = within(screen.getByRole('region', { name: 'Not in the charts of today' }))
  expect(strangers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['reset: state old 2 times', 'gone: state on once'])
})

test('what Live has followed is saved as use, without what the flows held', async () => {
  const files: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => (files.push(file), 'blob:use'), revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const step = { at: 3_000, event: { type: 'CONFIRM', key: 'secret' }, taken: [{ source: 'reset.init', event: 'CONFIRM', index: 0 }], after: { value: { loading: 'sending' }, context: { key: 'secret' } } }
  const flow = { id: '1', machine: 'reset', within: null, at: 1_000, start: { value: 'init', context: {} }, steps: [step], lastNumber: 1, isOver: false }
  render(<LiveUse flows={[flow]} knobs={parseAddress('').knobs} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save as use' }))
  const text = (await files[0]?.text()) ?? ''
  expect(text).not.toContain('secret')
  const read = readUse(text, 'live.use.json')
  if ('complaint' in read) expect.fail(read.complaint)
  expect([...countsOf(read.file).all.values()]).toContainEqual({ subject: { machine: 'reset', state: 'init' }, count: 1, medians: [{ count: 1, medianMs: 2_000 }] })
})
