import { expect, test } from 'vitest'
import { parseAddress } from '../../gallery/address.ts'
import { stillView } from '../../gallery/app/situations.ts'
import { charts } from '../../gallery/chart/machines.ts'
import { allPictured, partsOf } from '../../gallery/export/contactSheet/pictured.ts'
import { pathsOf, restingStates } from '../../gallery/paths.ts'
import { views } from '../../gallery/views/views.ts'

const { settings } = parseAddress('')

test.each(charts.map((chart) => [chart.name, chart] as const))('%s: every arrow opens its own view', (_, chart) => {
  const view = views[chart.name]!
  const ways = Object.values(view.scenes).flatMap(({ input }) =>
    pathsOf(chart, view, input).map(({ state, by }) => ({ machine: chart.name, state, by })),
  )
  for (const way of ways) {
    const shown = stillView(chart, way, settings)
    expect([shown.remark, shown.path]).toEqual([null, expect.objectContaining({ state: way.state, by: way.by })])
  }
})

test.each(charts.map((chart) => [chart.name, chart] as const))(
  '%s: its sheet shows every scene, unless one is chosen, and every state',
  (_, chart) => {
    const view = views[chart.name]!
    const scenes = Object.keys(view.scenes)
    const parts = partsOf(chart, view, null)
    expect(parts.map(({ scene }) => scene)).toEqual(scenes)
    expect(partsOf(chart, view, scenes.at(-1) ?? '').map(({ scene }) => scene)).toEqual(scenes.slice(-1))
    expect(new Set(parts.flatMap(({ paths }) => paths.map(({ state }) => state)))).toEqual(
      new Set(restingStates(chart)),
    )
  },
)

test('every view and every screen has a picture of its own name', () => {
  const names = allPictured(charts, views).map(({ nameIn }) => nameIn({ lang: 'en', theme: 'dark', width: 700 }))
  expect(names.length).toBeGreaterThan(300)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[\w/.+-]+\.webp$/)
})
