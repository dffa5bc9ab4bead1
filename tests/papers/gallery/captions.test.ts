import { expect, test } from 'vitest'
import { charts } from '../../../gallery/chart/machines.ts'
import { storyboardOf } from '../../../gallery/export/storyboard/board.ts'
import { pathsOf } from '../../../gallery/paths.ts'
import { EVENTS, POLISH_MACHINES, POLISH_STATES } from '../../../gallery/views/captions/captions.ts'
import { views } from '../../../gallery/views/views.ts'

const all = charts.flatMap((chart) =>
  Object.values(views[chart.name]?.scenes ?? {}).map(({ input }) => ({
    chart,
    paths: pathsOf(chart, views[chart.name]!, input),
  })),
)
/** All captions of the storyboards of all views, in a language. */
const allSaid = (lang: 'en' | 'pl') =>
  all.flatMap(({ chart, paths: known }) =>
    known.flatMap((path) => {
      const { title, subtitle, frames } = storyboardOf(chart, path, known[0]!.state, lang, () => null)
      return [
        title,
        subtitle,
        ...frames.flatMap((frame) => [
          frame.title,
          ...frame.descriptions,
          frame.happening?.title ?? '',
          frame.happening?.delay ?? '',
        ]),
      ]
    }),
  )

test('all parts of a caption are translated', () => {
  const [english, polish] = [allSaid('en'), allSaid('pl')]
  expect(polish).toHaveLength(english.length)
  const untold = english.filter((text, at) => text !== '' && polish[at] === text)
  expect([...new Set(untold)]).toEqual([])
  expect([...new Set(polish)].filter((text) => /\b(?:the|is|otherwise|if|after)\b/i.test(text))).toEqual([])
})

test('there are no captions for states, events and machines that no longer exist', () => {
  const ids = new Set(charts.flatMap(({ name, nodes }) => [name, ...nodes.map(({ id }) => id)]))
  const events = new Set(all.flatMap((one) => one.paths.flatMap(({ steps }) => steps.map(({ event }) => event))))
  expect([POLISH_MACHINES, POLISH_STATES].flatMap((words) => Object.keys(words)).filter((id) => !ids.has(id))).toEqual(
    [],
  )
  expect(Object.keys(EVENTS).toSorted()).toEqual([...events].toSorted())
})

test('every note on a state in a storyboard is translated, too', () => {
  const named = (folder: string, files: object) =>
    Object.keys(files).map((path) => path.replace('../../../gallery/notes/', '').replace(folder, ''))
  const english = named('', import.meta.glob('../../../gallery/notes/*/*.md'))
  const polish = named('pl/', import.meta.glob('../../../gallery/notes/*/pl/*.md'))
  expect(polish.toSorted()).toEqual(english.toSorted())
})
