import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readAllCharts } from '../../../gallery/chart/readAll.ts'
import { withCharts } from '../../../gallery/charts.ts'
import { type Chart } from '../../../gallery/types.ts'
import { ACTORS, DELAYS, GUARDS } from '../../../gallery/views/captions/captions.ts'

const charts = await readAllCharts()

test('docs/charts.md matches the machines (npm run charts updates it)', () => {
  const written = readFileSync('docs/charts.md', 'utf8')
  expect(withCharts(written, charts)).toBe(written)
})

test('all texts are words a designer knows', () => {
  const silent = charts
    .flatMap(({ nodes, edges }) => [...nodes, ...edges])
    .filter(({ description }) => !/^[A-Z].+[.?]$/.test(description ?? ''))
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('the user is called the trader, and events have a subject', () => {
  const texts = charts.flatMap(({ nodes, edges }) => [...nodes, ...edges].map(({ description }) => description ?? ''))
  expect(texts.filter((text) => /\busers?\b(?! profile)/i.test(text))).toEqual([])
  const edges = charts.flatMap((chart) => chart.edges.map(({ description }) => description ?? ''))
  expect(edges.filter((text) => /^(?:It|They|Nobody|Somebody)\b/.test(text))).toEqual([])
})

test('every state has a title, unique among its siblings', () => {
  const states = charts.flatMap(({ nodes }) => nodes.filter(({ path }) => path !== ''))
  expect(states.filter(({ title }) => title === null).map(({ id }) => id)).toEqual([])
  for (const { name, nodes } of charts) {
    const titles = nodes.map(({ title, parent }) => `${parent} › ${title}`)
    expect(new Set(titles).size, name).toBe(titles.length)
  }
})

test('every machine has its own title in its meta', () => {
  const titles = charts.map(({ nodes: [root] }) => root?.title ?? null)
  expect(charts.filter((_, index) => !/^[A-Z][a-z]{2}/.test(titles[index] ?? '')).map(({ name }) => name)).toEqual([])
  expect(new Set(titles).size).toBe(charts.length)
})

test.each([
  ['guard', GUARDS, (chart: Chart) => chart.edges.flatMap(({ guard }) => guard?.name ?? [])],
  ['actor', ACTORS, (chart: Chart) => chart.nodes.flatMap(({ invokes }) => invokes)],
  [
    'delay',
    DELAYS,
    (chart: Chart) => chart.edges.flatMap(({ trigger }) => (trigger.kind === 'after' ? trigger.delay : [])),
  ],
])('every %s of a machine has its words in captions.json, and no words are left over', (_, words: object, namesIn) => {
  expect(Object.keys(words).toSorted()).toEqual([...new Set(charts.flatMap(namesIn))].toSorted())
})
