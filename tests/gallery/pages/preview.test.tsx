// @vitest-environment jsdom
import '../charts/elkWorker.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseAddress } from '../../../gallery/address.ts'
import { knownPaths } from '../../../gallery/app/situations.ts'
import { ChartView } from '../../../gallery/chart/ChartView.tsx'
import { charts } from '../../../gallery/chart/machines.ts'
import { placedCharts } from '../../../gallery/chart/drawing/placedCharts.ts'
import { PreviewArea } from '../../../gallery/view/preview/PreviewArea.tsx'
import { previewOf } from '../../../gallery/view/preview/previewOf.ts'
import { placeBeside } from '../../../gallery/view/preview/placeBeside.ts'
import { distinctViews, pathsOf } from '../../../gallery/paths.ts'
import { pictureName, type Pictures } from '../../../gallery/export/contactSheet/pictures.ts'
import { views } from '../../../gallery/views/views.ts'

const reset = charts.find(({ name }) => name === 'reset')!
const { settings } = parseAddress('')
/** Every view of the first scenes, as npm run gallery:print names them. */
const printed: Pictures = {
  printed: '1',
  parts: Object.fromEntries(
    charts.flatMap((chart) =>
      Object.entries(views[chart.name]?.scenes ?? {}).flatMap(([scene, { input }]) =>
        distinctViews(pathsOf(chart, views[chart.name]!, input)).map((path) => [pictureName(chart.name, scene, path, settings), { x: 0, y: 0, width: 400, height: 300 }]),
      ),
    ),
  ),
}

test('every visible state has its printed picture; a parent state has that of its first child', () => {
  for (const chart of charts)
    for (const { id, path } of chart.nodes) {
      const paths = knownPaths(chart)
      const preview = previewOf(chart, id, paths, settings, printed)
      const isReached = path !== '' && chart.name in views && paths.some(({ state }) => state === path || state.startsWith(`${path}.`))
      expect(preview !== null, id).toBe(isReached)
      if (preview) expect(preview.printed, id).not.toBe(null)
    }
  expect(previewOf(reset, 'reset.paying', knownPaths(reset), settings, printed)?.title).toBe('Waiting for the payment › Checking payment status')
})

test('long texts and other codes have no printed picture, so one is taken', () => {
  const of = (query: string) => previewOf(reset, 'reset.error', knownPaths(reset), parseAddress(`#/reset?${query}`).settings, printed)
  expect(of('texts=long')).toMatchObject({ printed: null, address: expect.stringMatching(/^#\/reset\/error\?.*texts=long/) as string })
  expect(of('mode=running&room=chart')?.address).not.toMatch(/running|room/)
})

const length = (most: number) => fc.integer({ min: 1, max: most })
test('the preview is inside the window, and covers the box only if there is no other room', () => {
  fc.assert(
    fc.property(fc.record({ x: length(900), y: length(500), width: length(300), height: length(200) }), length(340), length(440), (box, width, height) => {
      const room = { width: 1440, height: 900 }
      const { x, y } = placeBeside(box, { width, height }, room)
      expect(x >= 0 && y >= 0 && x + width <= room.width && y + height <= room.height).toBe(true)
      expect(x >= box.x + box.width || x + width <= box.x || y >= box.y + box.height || y + height <= box.y).toBe(true)
    }),
  )
  expect(placeBeside({ x: 0, y: 0, width: 320, height: 600 }, { width: 300, height: 300 }, { width: 320, height: 600 })).toEqual({ x: 8, y: 8 })
})

describe('a state of a chart', () => {
  beforeEach(async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    vi.stubGlobal('fetch', async () => Response.json(printed))
    await placedCharts(reset)
    await act(async () =>
      render(
        <PreviewArea chart={reset} paths={knownPaths(reset)} settings={settings}>
          <ChartView chart={reset} active={[]} lastEdge={null} onState={() => {}} onEdge={() => {}} />
        </PreviewArea>,
      ),
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    document.body.replaceChildren()
  })

  const state = (path: string) => screen.getByRole('button', { name: new RegExp(`state ${path.replaceAll('.', String.raw`\.`)}$`) })
  const point = (element: Element, pointerType = 'mouse') => fireEvent.pointerOver(element, { pointerType, buttons: 0 })
  const elsewhere = () => screen.getByRole('button', { name: 'Fit' })
  /** What is shown once all timers have run. */
  const shown = () => {
    act(() => {
      vi.advanceTimersByTime(1_000)
    })
    return screen.queryByRole('img')?.getAttribute('alt')?.replace(', as the trader sees it', '') ?? null
  }

  test('shows its picture while the mouse is on it or on the picture', () => {
    point(state('error'))
    expect(shown()).toBe('Not paid')
    expect(screen.getByRole('img').getAttribute('src')).toBe('pictures/reset/resetting/error--refused--en-dark-700.webp?1')
    point(state('success'))
    expect(shown()).toBe('Paid')
    point(elsewhere())
    point(screen.getByRole('tooltip'))
    expect(shown()).toBe('Paid')
    point(elsewhere())
    expect(shown()).toBe(null)
  })

  test('shows it on a row of its box, too', () => {
    const [row] = document.querySelectorAll('.chart-row[data-edge^="reset.init on"]')
    point(row ?? expect.fail('no row'))
    expect(shown()).toBe('Entering the pay code')
  })

  test('shows it on keyboard focus until that moves, regardless of the mouse', () => {
    act(() => state('error').focus())
    expect(shown()).toBe('Not paid')
    point(elsewhere())
    expect(shown()).toBe('Not paid')
    act(() => elsewhere().focus())
    expect(shown()).toBe(null)
  })

  test('hides it after Escape or a click, until the mouse enters again', () => {
    point(state('error'))
    expect(shown()).toBe('Not paid')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByRole('tooltip')).toBe(null)
    point(state('error').firstElementChild ?? state('error'))
    expect(shown()).toBe(null)
    point(elsewhere())
    point(state('error'))
    expect(shown()).toBe('Not paid')
    fireEvent.pointerDown(state('error'), { pointerType: 'mouse' })
    expect(shown()).toBe(null)
  })

  test('shows none on touch, nor on the frame of a parent state', () => {
    point(state('error'), 'touch')
    expect(shown()).toBe(null)
    point(state('paying'))
    expect(shown()).toBe(null)
  })
})
