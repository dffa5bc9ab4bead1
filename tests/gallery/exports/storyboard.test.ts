// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { pageTitle } from '../../../gallery/app/shell/pageTitle.ts'
import { charts } from '../../../gallery/chart/machines.ts'
import { parseAddress } from '../../../gallery/address.ts'
import { pathsOf } from '../../../gallery/paths.ts'
import { storyboardOf } from '../../../gallery/export/storyboard/board.ts'
import { plainNote } from '../../../gallery/export/storyboard/plainNote.ts'
import { shownWidth } from '../../../gallery/export/storyboard/size.ts'
import { stripSvg } from '../../../gallery/export/storyboard/stripSvg.ts'
import { noteOn, notes, polishNotes } from '../../../gallery/notes.ts'
import { views } from '../../../gallery/views/views.ts'
import { EVENTS, POLISH_MACHINES, POLISH_STATES } from '../../../gallery/views/captions/captions.ts'

const reset = charts.find(({ name }) => name === 'reset')!
const paths = pathsOf(reset, views['reset']!, views['reset']!.scenes['resetting']!.input)
const failed = paths.find(({ state, by }) => state === 'error' && by === 'payment-failed')!
const board = storyboardOf(reset, failed, paths[0]!.state, { lang: 'en' }, (state, by) => (state === 'error' ? `**By** ${by} <of> it` : null))

test('a storyboard has a screen for the start and one after each event, with the chart’s texts and the notes', () => {
  expect(board).toMatchObject({ title: 'Activate or reset the balance', subtitle: 'Not paid: Payment failed' })
  expect(board.frames.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
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
        const { frames } = storyboardOf(chart, path, all[0]!.state, { lang: 'en' }, () => null)
        expect(frames.map(({ state }) => state)).toEqual([all[0]!.state, ...path.steps.map(({ state }) => state)])
        for (const { title } of frames) expect(title).not.toBe('')
      }
    }
  }
})

test('a note is plain text, without Markdown syntax', () => {
  expect(plainNote('# Head\n\nOne **look**, see [asking](#/reset/init) and `code`.\n\n- first *one*\n- second\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n---')).toEqual([
    'Head',
    'One look, see asking and code.',
    '• first one',
    '• second',
    'a · b',
    '1 · 2',
  ])
})

const COLOURS = { ground: '#000000', text: '#ffffff', quiet: '#cccccc', line: '#444444', accent: '#aaadfd' }
const shot = (width: number, height: number) => ({ picture: 'data:image/png;base64,AA==', width, height })
const drawn = (width: number) => {
  const svg = stripSvg(board, board.frames.map(() => shot(width, 400)), COLOURS, (text, { size }) => text.length * size * 0.5)
  return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
}
const numbers = (element: Element, ...names: string[]) => names.map((name) => Number(element.getAttribute(name)))

test('the SVG is well formed, its captions are text, and its screens are pictures that do not overlap', () => {
  for (const width of [320, 436, 1440]) {
    const svg = drawn(width)
    expect(svg.tagName).toBe('svg')
    expect(svg.querySelector('foreignObject, script')).toBe(null)
    const words = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent).join(' ')
    for (const { title, happening } of board.frames) for (const shownText of [title, happening?.title ?? '', ...(happening?.details ?? [])]) expect(words).toContain(shownText)
    expect(words).toContain('By payment-failed <of> it')

    const [whole = 0, high = 0] = numbers(svg, 'width', 'height')
    const boxes = [...svg.querySelectorAll('image')].map((one) => numbers(one, 'x', 'y', 'width', 'height'))
    expect(boxes).toHaveLength(board.frames.length)
    for (const [index, [x = 0, y = 0, w = 0, h = 0]] of boxes.entries()) {
      expect(w).toBe(shownWidth(width))
      expect(x + w).toBeLessThanOrEqual(whole)
      expect(y + h).toBeLessThanOrEqual(high)
      for (const [ox = 0, oy = 0] of boxes.slice(index + 1)) expect(ox >= x + w || oy >= y + h).toBe(true)
    }
    // Twice as sharp it is still no larger than a canvas may be.
    expect(Math.max(whole, high) * 2).toBeLessThan(16_384)
    for (const line of svg.querySelectorAll('text')) expect(numbers(line, 'x', 'y')[1]).toBeLessThanOrEqual(high)
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
        const { title, subtitle, frames } = storyboardOf(chart, path, known[0]!.state, { lang }, () => null)
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
    const { title, frames } = storyboardOf(reset, failed, paths[0]!.state, { lang: 'pl' }, () => null)
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
