import { expect, test } from 'vitest'
import { charts } from '../../../gallery/chart/machines.ts'
import { partsOf } from '../../../gallery/export/contactSheet/pictured.ts'
import { lengthen } from '../../../gallery/frame/longTexts.ts'
import { distinctViews, pathsIn, pathTo, restingStates, sceneOf } from '../../../gallery/paths.ts'
import { withCode } from '../../../gallery/view/samples.ts'
import { views } from '../../../gallery/views/views.ts'
import { Failure } from '../../../src/api/failure.ts'

const chartOf = (name: string) => {
  const chart = charts.find((one) => one.name === name)
  const view = views[name]
  if (!chart || !view) throw new Error(name)
  return { chart, view }
}

test('a state is shown by its shortest path, or by the requested event', () => {
  const { chart, view } = chartOf('reset')
  const paths = pathsIn(chart, view, 'resetting')
  expect(pathTo(paths, 'error', null)?.by).toBe('refused')
  expect(pathTo(paths, 'error', 'payment-failed')?.steps.map(({ state }) => state)).toEqual([
    'init',
    'loading.sending',
    'paying.checking',
    'error',
  ])
  expect(pathTo(paths, 'error', 'No such event')?.by).toBe('refused')
  expect(pathTo(paths, 'nowhere', null)).toBeUndefined()
})

test('states that a position never has are shown with a pending order', () => {
  const { chart, view } = chartOf('closeOrder')
  expect(sceneOf(chart, view, null, { state: 'init', by: null })).toBe('closing')
  expect(sceneOf(chart, view, null, { state: 'filled', by: null })).toBe('cancelling')
  expect(sceneOf(chart, view, 'cancelling', { state: 'init', by: null })).toBe('cancelling')
})

test('a state with several appearances has each of them on the contact sheet once', () => {
  const { chart, view } = chartOf('reset')
  const distinct = distinctViews(pathsIn(chart, view, null))
  expect(distinct.filter(({ state }) => state === 'error')).toHaveLength(6)
  expect(new Set(distinct.map(({ viewKey }) => viewKey)).size).toBe(distinct.length)
})

test.each(charts.map(({ name }) => name))('%s: its sheet shows every scene, unless one is chosen', (name) => {
  const { chart, view } = chartOf(name)
  const scenes = Object.keys(view.scenes)
  expect(partsOf(chart, view, null).map(({ scene }) => scene)).toEqual(scenes)
  expect(partsOf(chart, view, 'of another machine').map(({ scene }) => scene)).toEqual(scenes)
  expect(partsOf(chart, view, scenes.at(-1) ?? '').map(({ scene }) => scene)).toEqual(scenes.slice(-1))
  expect(new Set(partsOf(chart, view, null).flatMap(({ paths }) => paths.map(({ state }) => state)))).toEqual(
    new Set(restingStates(chart)),
  )
})

test('the chosen code replaces the sample’s in every rejection with a code', () => {
  const refused = withCode(
    { type: 'x', output: { kind: 'refused', failure: new Failure('refused', { path: '/p', code: '1' }) } },
    '4006',
  )
  expect(refused).toMatchObject({ output: { failure: { code: '4006', path: '/p' } } })
  expect(withCode({ type: 'x', error: new Failure('refused', { path: '/p', code: '1' }) }, '7')).toMatchObject({
    error: { code: '7' },
  })
  expect(withCode({ type: 'x', output: { state: 'FAIL', code: '5002' } }, '5001')).toMatchObject({
    output: { code: '5001' },
  })
  const lost = { type: 'x', output: { kind: 'didNotHappen', failure: new Failure('network', { path: '/p' }) } }
  expect(withCode(lost, '7')).toEqual(lost)
  expect(withCode({ type: 'x' }, '7')).toEqual({ type: 'x' })
})

test('long texts are 40 % longer, repeating their own words', () => {
  const text = 'Your virtual balance returns to its starting value'
  expect(lengthen(text).length / text.length).toBeCloseTo(1.4, 1)
  expect(lengthen(text).startsWith(`${text} Your virtual`)).toBe(true)
  expect(lengthen('')).toBe('')
})
