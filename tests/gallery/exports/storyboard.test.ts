// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { pageTitle } from '../../../gallery/app/shell/pageTitle.ts'
import { charts } from '../../../gallery/chart/machines.ts'
import { parseAddress } from '../../../gallery/address.ts'
import { pathsOf } from '../../../gallery/paths.ts'
import { storyboardOf } from '../../../gallery/export/storyboard/board.ts'
import { noteOn, notes, polishNotes } from '../../../gallery/notes.ts'
import { views } from '../../../gallery/views/views.ts'
import { EVENTS, POLISH_MACHINES, POLISH_STATES } from '../../../gallery/views/captions/captions.ts'

const reset = charts.find(({ name }) => name === 'reset')!
const paths = pathsOf(reset, views['reset']!, views['reset']!.scenes['resetting']!.input)
const failed = paths.find(({ state, by }) => state === 'error' && by === 'payment-failed')!
const board = storyboardOf(reset, failed, paths[0]!.state, 'en', (state, by) => (state === 'error' ? `**By** ${by} <of> it` : null))

test('a storyboard has a screen for the start and one after each event, with the chart’s texts and the notes', () => {
  expect(board).toMatchObject({ title: 'Activate or reset the balance', subtitle: 'Not paid: Payment failed' })
  expect(board.frames.map(({ happening }) => happening?.title ?? null)).toEqual([null, ...failed.steps.map(({ title }) => title)])
  expect(board.frames[2]).toMatchObject({
    state: 'loading.sending',
    by: 'confirm',
    title: 'In progress › Sending',
    descriptions: ['Sent once; ignores further confirmations until the outcome is known.', 'Waits for the answer to the request.'],
    happening: { details: ['does the pay code have six digits?'] },
    note: null,
  })
  expect(board.frames.at(-1)?.note).toBe('**By** payment-failed <of> it')
})

test('every path of every view is a storyboard with a screen per state', () => {
  for (const chart of charts) {
    const view = views[chart.name]
    for (const { input } of Object.values(view?.scenes ?? {})) {
      if (!view) continue
      const all = pathsOf(chart, view, input)
      for (const path of all) {
        const { frames } = storyboardOf(chart, path, all[0]!.state, 'en', () => null)
        expect(frames.map(({ state }) => state)).toEqual([all[0]!.state, ...path.steps.map(({ state }) => state)])
        for (const { title } of frames) expect(title).not.toBe('')
      }
    }
  }
})

test('the address of a storyboard has its own title; one without a machine opens the start page', () => {
  expect(pageTitle(parseAddress('#/pictures/path/reset/error?by=payment-failed&lang=pl&width=390'), charts)).toBe(
    'Storyboard · Not paid: Payment failed · Activate or reset the balance · Polish, 390 px · Gallery',
  )
  for (const odd of ['#/storyboard', '#/pictures/path/', '#/pictures/path/sheet/reset', '#/pictures/path/a/b/c', '#/pictures/path/storyboard/reset'])
    expect(parseAddress(odd).place.page, odd).not.toBe('storyboard')
})

describe('in Polish', () => {
  const all = charts.flatMap((chart) => Object.values(views[chart.name]?.scenes ?? {}).map(({ input }) => ({ chart, paths: pathsOf(chart, views[chart.name]!, input) })))
  /** All captions of the storyboards of all views, in a language. */
  const allSaid = (lang: 'en' | 'pl') =>
    all.flatMap(({ chart, paths: known }) =>
      known.flatMap((path) => {
        const { title, subtitle, frames } = storyboardOf(chart, path, known[0]!.state, lang, () => null)
        return [title, subtitle, ...frames.flatMap((frame) => [frame.title, ...frame.descriptions, frame.happening?.title ?? '', ...(frame.happening?.details ?? [])])]
      }),
    )

  test('all parts of a caption are translated', () => {
    const [english, polish] = [allSaid('en'), allSaid('pl')]
    expect(polish).toHaveLength(english.length)
    const untold = english.filter((text, at) => text !== '' && polish[at] === text)
    expect([...new Set(untold)]).toEqual([])
    expect([...new Set(polish)].filter((text) => /\b(?:the|is|otherwise|if|after)\b/i.test(text))).toEqual([])
  })

  test('conditions are captioned in the order in which they are checked, with delays', () => {
    const { title, frames } = storyboardOf(reset, failed, paths[0]!.state, 'pl', () => null)
    expect([title, frames[2]?.title, frames.at(-1)?.happening]).toEqual([
      'Aktywacja lub reset salda',
      'W toku › Wysyłanie',
      { title: 'Płatność nie powiodła się', details: ['2. w przeciwnym razie: czy płatność się nie powiodła?'] },
    ])
    expect(allSaid('pl')).toEqual(expect.arrayContaining(['po 2 s', '3. w przeciwnym razie', 'Oczekiwanie na płatność › Oczekiwanie na kolejne sprawdzenie']))
  })

  test('there are no captions for states, events and machines that no longer exist', () => {
    const ids = new Set(charts.flatMap(({ name, nodes }) => [name, ...nodes.map(({ id }) => id)]))
    const events = new Set(all.flatMap((one) => one.paths.flatMap(({ steps }) => steps.map(({ event }) => event))))
    expect([POLISH_MACHINES, POLISH_STATES].flatMap((words) => Object.keys(words)).filter((id) => !ids.has(id))).toEqual([])
    expect(Object.keys(EVENTS).toSorted()).toEqual([...events].toSorted())
  })

  test('every note on a state in a storyboard is translated, too', () => {
    const english = notes.filter(({ machine }) => machine in views).map(({ machine, state, by }) => `${machine}/${by === null ? state : `${state}--${by}`}`)
    expect(polishNotes.toSorted()).toEqual(english.toSorted())
    expect(noteOn('reset', 'paying.waiting', null, 'pl')).toContain('Wygląda tak samo')
    expect(noteOn('reset', 'paying.waiting')).toContain('The same look')
  })
})
