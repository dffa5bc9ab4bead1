// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { CodeLoadError } from '../../../../src/platform/loadCode.ts'
import { lateCode } from '../../../../src/shared/late/lateCode.ts'
import { lateExtra, latePart } from '../../../../src/shared/late/latePart.tsx'
import { Boundary } from '../../../../src/shared/page/Boundary.tsx'

const Chart = ({ of }: { of: string }) => <p>The chart of {of}</p>
const Waiting = () => <p>Waiting</p>

/** Its code, which fails to load so often. */
function failing(times: number) {
  const load = vi.fn<() => Promise<typeof Chart>>().mockResolvedValue(Chart)
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new CodeLoadError(false, null))
  return load
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Shows a part whose code is loaded by `load`, in its panel. */
function show(load: () => Promise<ComponentType<{ of: string }>>, late = latePart) {
  // React logs every error that a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Part = late<{ of: string }>(null, load, Waiting)
  return render(
    <Boundary title="Chart">
      <Part of="BTC" />
    </Boundary>,
  )
}
const comeOnline = () => act(() => void window.dispatchEvent(new Event('online')))

test('code that failed to load is requested again at each Try again, until it loads', async () => {
  const load = failing(2)
  const user = userEvent.setup()
  show(load)
  expect(screen.getByText('Waiting')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'common.tryAgain' }))
  expect(await screen.findByText('crash.code')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'common.tryAgain' }))
  expect(await screen.findByText('The chart of BTC')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})

// Before those that come online, after which it is requested sooner.
test('an optional part that failed online is requested again after half a minute, and again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const load = failing(2)
  show(load, lateExtra)
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  for (const ms of [0, 29_000]) await pass(ms)
  expect(load).toHaveBeenCalledOnce()
  for (const ms of [1_000, 0, 30_000, 0]) await pass(ms)
  expect(screen.getByText('The chart of BTC')).toBeVisible()
})

test('code that failed to load offline loads by itself when online', async () => {
  show(failing(1))
  await screen.findByText('crash.code')
  comeOnline()
  expect(await screen.findByText('The chart of BTC')).toBeVisible()
})

test('an optional part that fails shows nothing, and loads by itself when online', async () => {
  const { container } = show(failing(1), lateExtra)
  await waitFor(() => expect(container).toBeEmptyDOMElement())
  comeOnline()
  expect(await screen.findByText('The chart of BTC')).toBeVisible()
})

test('code that only a reload can load says so', async () => {
  show(() => Promise.reject(new CodeLoadError(true, null)))
  expect(await screen.findByText('crash.codeReload')).toBeVisible()
  expect(screen.getByRole('button', { name: 'crash.reload' })).toBeVisible()
})

test('prefetched code is not requested again, and code whose prefetch failed is', async () => {
  const load = failing(1)
  const chart = lateCode(null, load)
  await chart.prefetch()
  expect(chart.now).toBeNull()
  await chart.prefetch()
  expect(await chart.load()).toBe(Chart)
  expect(load).toHaveBeenCalledTimes(2)
})
