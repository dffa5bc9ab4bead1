import { expect, test } from 'vitest'
import { charts } from '../../gallery/chart/machines.ts'
import { eventEdges } from '../../gallery/chart/read.ts'
import { views } from '../../gallery/views/views.ts'
import { findingsOf, justified } from './findings.ts'

const typesIn = (text: string) => [...text.matchAll(/\btype: '(\w+)'/g)].map(([, type = '']) => type)

/** Comments may hold quotes and blank lines. */
const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replaceAll(/\n\s*\n(?=\s*\|)/g, '\n')

/** What the names in a text stand for, in the first file that says it. */
const meantBy = (text: string, sources: readonly string[]): string[] =>
  (text.match(/\b[A-Z][a-z]\w*/g) ?? []).map((name) => {
    const type = new RegExp(`^(?:export )?(?:interface|type) ${name}\\b([\\s\\S]*?)\\n(?=\\n|\\})`, 'm')
    return sources.flatMap((source) => type.exec(source)?.[1] ?? [])[0] ?? ''
  })

/**
 * The events that a machine's source says it takes: `events` of its types. XState keeps no types, so they are read from the file.
 * `others`: all files of machines, for what they share.
 */
function declaredEvents(source: string, others: readonly string[]): string[] {
  const sources = [source, ...others].map(withoutComments)
  const written = /\bevents: ([\s\S]*?)(?:\btags:|\bemitted:|\}>\(\))/.exec(sources[0] ?? '')?.[1] ?? ''
  const named = meantBy(written, sources)
  return [...new Set([written, ...named, ...named.flatMap((text) => meantBy(text, sources))].flatMap(typesIn))]
}

const sources = import.meta.glob<string>('../../src/machines/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const declaredBy = (machine: string): string[] =>
  declaredEvents(sources[`../../src/machines/${machine}.ts`] ?? '', Object.values(sources))
const findingsIn = (chart: (typeof charts)[number]) => findingsOf(chart, views[chart.name], declaredBy(chart.name))

test.each(charts.map((chart) => [chart.name, chart] as const))(
  '%s has no dead end, no event nobody handles, and no waiting without a way out, except justified ones',
  (_, chart) => {
    expect(findingsIn(chart).flatMap(({ kind, at, reason }) => (reason === null ? [`${kind} ${at}`] : []))).toEqual([])
  },
)

test('every justification is still needed', () => {
  const found = new Set(
    charts.flatMap((chart) =>
      findingsIn(chart).flatMap(({ kind, at }) => [`${kind} ${chart.name}.${at}`, `${kind} *.${at}`]),
    ),
  )
  expect(Object.keys(justified).filter((name) => !found.has(name))).toEqual([])
})

test.each(charts.filter(({ name }) => name !== 'submission').map((chart) => [chart.name, chart] as const))(
  '%s: the events of its type are found in its source',
  (name, { machine }) => {
    const handled = [...eventEdges(machine).keys()]
      .map(({ eventType }): string => eventType)
      .filter((event) => !event.startsWith('xstate.'))
    expect(declaredBy(name).toSorted()).toEqual([...new Set(handled)].toSorted())
  },
)
