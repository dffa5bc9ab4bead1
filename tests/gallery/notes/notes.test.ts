// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseAddress, printAddress, WIDTH_LIMITS } from '../../../gallery/address.ts'
import { leavesOf } from '../../../gallery/app/titles.ts'
import { charts } from '../../../gallery/chart/machines.ts'
import { noteFiles, readNoteAt, storedNotes } from '../../../gallery/annotate/notes/storedNotes.ts'
import { newId, type Note, pathOfNote } from '../../../gallery/annotate/notes/note.ts'
import { noteText, readNote } from '../../../gallery/annotate/notes/noteFile.ts'
import { fromAddressText, toAddressText } from '../../../gallery/annotate/notes/notesInAddress.ts'
import { elementCalled, elementOf, findSpot, namedAt, spotAt } from '../../../gallery/annotate/notes/spot.ts'

const percent = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10)
const share = fc.tuple(percent, percent)
const line = fc.string({ unit: 'grapheme' })
/** As storedNotes: LF, and no blanks around it. */
const text = fc.array(fc.oneof(line, fc.constantFrom('---', '# Head', '| a | b |', '- one')), { maxLength: 5 }).map((lines) => lines.join('\n').replaceAll(/\r\n?/g, '\n').trim())
const note: fc.Arbitrary<Note> = fc.record({
  machine: fc.constantFrom('reset', 'closeOrder'),
  id: fc.stringMatching(/^[a-z]{1,8}--\d{8}-\d{6}$/),
  state: fc.stringMatching(/^[a-z]{1,8}(\.[a-z]{1,8})?$/),
  by: fc.option(line),
  scene: fc.option(line),
  lang: fc.constantFrom('en', 'pl'),
  theme: fc.constantFrom('dark', 'light'),
  width: fc.integer({ min: WIDTH_LIMITS.least, max: WIDTH_LIMITS.most }),
  date: fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') }).map((date) => date.toISOString()),
  element: fc.array(fc.record({ role: line, name: line, order: fc.nat(99) }), { maxLength: 3 }),
  at: share,
  window: share,
  text,
})

test('any text at any spot is read back from its file unchanged', () => {
  fc.assert(
    fc.property(note, (one) => {
      expect(readNote(one.machine, one.id, noteText(one))).toEqual(one)
    }),
  )
})

test('notes survive in an address unchanged, with its other parts', () => {
  fc.assert(
    fc.property(fc.array(note, { maxLength: 3 }), (notes) => {
      const { place, settings } = parseAddress('#/reset/error?lang=pl')
      const read = parseAddress(printAddress({ place, settings: { ...settings, notes: toAddressText(notes) } }))
      expect(fromAddressText(read.settings.notes)).toEqual(notes)
      expect(read).toMatchObject({ place, settings: { lang: 'pl' } })
    }),
  )
})

test('an address with cut-off notes is null', () => {
  for (const broken of ['[', '{}', '[{"machine":"reset"}]', '[{"machine":"../x"}]']) expect(fromAddressText(broken)).toBe(null)
  fc.assert(fc.property(fc.string(), (any) => void fromAddressText(any)))
})

const GOOD = noteText({
  machine: 'reset', id: 'a', state: 'error', by: null, scene: null, lang: 'en', theme: 'dark', width: 700, date: '2026-11-23T14:05:12Z',
  element: [{ role: 'button', name: 'Pay', order: 0 }], at: [50, 50], window: [10, 10], text: 'The *text*.',
})

test('a file is readable Markdown under its front matter', () => {
  expect(GOOD).toBe(
    "---\nstate: error\nby: null\nscene: null\nlang: en\ntheme: dark\nwidth: 700\ndate: '2026-11-23T14:05:12Z'\nelement: [{role: button, name: Pay, order: 0}]\nat: [50, 50]\nwindow: [10, 10]\n---\n\nThe *text*.\n",
  )
  expect(newId('paying.checking', new Date('2026-11-23T14:05:12.345Z'))).toBe('paying.checking--20261123-140512')
})

test.each([
  ['Only words.', 'it does not begin with a front matter between two lines of ---'],
  [GOOD.replace('width: 700', 'width: wide'), 'its “width” is missing or wrong'],
  [GOOD.replace('theme: dark\n', ''), 'its “theme” is missing or wrong'],
  [GOOD.replace('at: [50, 50]', 'at: [50, 101]'), 'its “at.1” is missing or wrong'],
  [GOOD.replace('by: null', 'by: [nobody'), 'its front matter is no YAML'],
  ['---\n---\n', 'it does not begin with a front matter between two lines of ---'],
])('a malformed file is read with its problem and its text: %#', (file, problem) => {
  expect(readNoteAt('../../notes/reset/pins/bad.md', file)).toEqual({ problem: expect.stringContaining(problem), text: file })
  expect(readNoteAt('../../notes/reset/pins/good.md', GOOD)).toMatchObject({ machine: 'reset', id: 'good' })
})

/** The leaf states of a machine; none if it no longer exists. */
const statesOf = (machine: string) => charts.filter(({ name }) => name === machine).flatMap((chart) => leavesOf(chart).map(({ path }) => path))

test('every stored note can be read, and its state exists', () => {
  expect(noteFiles.flatMap(({ path, read }) => ('problem' in read ? `${path}: ${read.problem}` : []))).toEqual([])
  const orphans = storedNotes.filter(({ machine, state }) => state.split('+').some((one) => !statesOf(machine).includes(one)))
  expect(orphans.map(pathOfNote)).toEqual([])
})

describe('a place', () => {
  /** jsdom draws nothing: each element says where it is by data-box, 'left top width height'. */
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const [left = 0, top = 0, width = 0, height = 0] = (this.getAttribute('data-box') ?? '').split(' ').map(Number)
      return { left, top, width, height } as DOMRect // what a place is read from
    })
    Object.assign(window, { innerWidth: 1000, innerHeight: 500 })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    document.body.replaceChildren()
  })
  const view = (html: string) => {
    document.body.innerHTML = html
    return document
  }
  const named = (name: string) => [...document.querySelectorAll('*')].find((element) => elementCalled(element) === name)!
  const DIALOG = `
    <main data-box="0 0 1000 500" inert><button data-box="900 0 50 20">Pay</button></main>
    <div role="dialog" aria-labelledby="t" data-box="300 100 400 300">
      <h2 id="t" data-box="320 120 200 20">Reset balance</h2>
      <button data-box="320 300 100 40"><span data-box="330 310 20 20">Close</span></button>
      <button data-box="500 300 200 40"><b data-box="510 310 10 10">P</b>ay</button>
    </div>`

  test('is the innermost element with a role and a name, the point inside it, and its ancestors', () => {
    view(DIALOG)
    expect(spotAt(document, { x: 550, y: 320 }, named('button “Pay”').ownerDocument.querySelector('b'))).toEqual({
      element: [{ role: 'dialog', name: 'Reset balance', order: 0 }, { role: 'button', name: 'Pay', order: 1 }],
      at: [25, 50],
      window: [55, 64],
    })
    expect(namedAt(document.querySelector('span'))?.localName).toBe('button')
  })

  test('moves with its element at another width, even if the surroundings differ', () => {
    view(DIALOG)
    const spot = spotAt(document, { x: 550, y: 320 }, document.querySelector('b'))
    view('<form aria-label="Reset" data-box="0 0 1000 500"><button data-box="0 400 1000 100">Pay</button></form>')
    expect(findSpot(document, spot, true)).toEqual({ x: 25, y: 90, isFound: true })
  })

  test('is found by order if its name is in another language, and only then', () => {
    view(DIALOG)
    const spot = spotAt(document, { x: 550, y: 320 }, document.querySelector('b'))
    view(DIALOG.replace('Reset balance', 'Reset salda').replace('<b data-box="510 310 10 10">P</b>ay', 'Zapłać'))
    expect(elementOf(document, spot, false)).toBe(named('button “Zapłać”'))
    expect(findSpot(document, spot, true)).toEqual({ x: 55, y: 64, isFound: false })
  })

  test('of one of several elements with the same name stays on that one', () => {
    const twins = view('<button data-box="0 0 100 50">Close</button><button data-box="0 100 100 50">Close</button>')
    const [, second] = twins.querySelectorAll('button')
    const spot = spotAt(document, { x: 10, y: 110 }, second)
    expect(elementOf(document, spot, true)).toBe(second)
    twins.querySelector('button')?.remove()
    expect(elementOf(document, spot, true)).toBe(second)
  })

  test('of a removed, hidden or unnamed element keeps its position in the view', () => {
    view(DIALOG)
    const spot = spotAt(document, { x: 550, y: 320 }, document.querySelector('b'))
    view('<p data-box="0 0 10 10">Nothing</p>')
    expect(findSpot(document, spot, true)).toEqual({ x: 55, y: 64, isFound: false })
    view('<button data-box="0 0 1 1">Pay</button>')
    expect(findSpot(document, spot, true).isFound).toBe(false)
    view('<div data-box="0 0 1000 500"></div>')
    const bare = spotAt(document, { x: 100, y: 100 }, document.querySelector('div'))
    expect(bare).toEqual({ element: [], at: [10, 20], window: [10, 20] })
    expect(findSpot(document, bare, true)).toEqual({ x: 10, y: 20, isFound: true })
  })

  test('of a field is named by its label', () => {
    view('<label for="c">Pay code</label><input id="c" data-box="0 0 10 10"><input aria-label="Amount" data-box="0 0 10 10"><label>Yes <input type="checkbox" data-box="0 0 9 9"></label>')
    expect([...document.querySelectorAll('input')].map(elementCalled)).toEqual(['textbox “Pay code”', 'textbox “Amount”', 'checkbox “Yes”'])
  })
})
