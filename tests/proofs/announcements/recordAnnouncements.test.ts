// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Announcements, recordAnnouncements } from './recordAnnouncements.ts'
import { announcedTwice, restlessTitle } from '../invariants/announcements.ts'

let recorded: Announcements
let at = 0
beforeEach(() => {
  document.body.innerHTML = ''
  at = 0
  recorded = recordAnnouncements(window, () => at)
})
afterEach(() => Reflect.deleteProperty(document, 'title'))

const settled = () => new Promise((resolve) => void setTimeout(resolve))
/** Announcements during and after a change. */
async function saidAfter(change: () => void) {
  await settled()
  recorded.texts.length = 0
  change()
  await settled()
  return recorded.texts.map(({ text, isBorn }) => (isBorn ? `${text} (born)` : text))
}
const put = (html: string) => document.body.insertAdjacentHTML('beforeend', html)
const at0 = (selector: string) => document.querySelector(selector) ?? document.body

test('a status is announced as a whole when a part of it changes, and not otherwise', async () => {
  put('<p role="status">Rank <b>4</b></p>')
  expect(await saidAfter(() => void (at0('b').textContent = '5'))).toEqual(['Rank 5'])
  expect(await saidAfter(() => void (at0('b').textContent = '5'))).toEqual([])
  expect(await saidAfter(() => at0('b').remove())).toEqual([])
})

test('only the new toast is announced', async () => {
  put('<output aria-atomic="false"><span>Saved</span></output>')
  expect(await saidAfter(() => at0('output').insertAdjacentHTML('beforeend', '<span>Order <b>accepted</b><i aria-hidden="true">!</i></span>'))).toEqual(['Order accepted'])
})

test('hidden regions, regions switched off and those behind a window are not announced', async () => {
  put('<main inert><p role="alert"></p></main><p aria-live="off" role="status"></p><p aria-hidden="true"><output></output></p><p>3 s</p>')
  expect(await saidAfter(() => document.querySelectorAll('p, output').forEach((one) => one.append('67 000.10')))).toEqual([])
})

test('a region inserted with its text is announced if it is an alert, and may be otherwise', async () => {
  expect(await saidAfter(() => put('<div><p role="alert">Not accepted</p><p role="status">Loading</p></div>'))).toEqual(['Not accepted', 'Loading (born)'])
})

test('the name of a group that gets the focus is announced', async () => {
  put('<div role="group" tabindex="-1" aria-labelledby="name"><p id="name">Position closed</p></div>')
  expect(await saidAfter(() => document.querySelector<HTMLElement>('[role=group]')?.focus())).toEqual(['Position closed'])
})

test('two regions with the same text are both announced', async () => {
  put('<p role="status" id="one"></p><p role="alert" id="other"></p>')
  await saidAfter(() => {
    at0('#one').append('Order accepted')
    at0('#other').append('Order accepted BTCUSDC, LONG')
  })
  expect(announcedTwice(recorded.texts)).toEqual(['Order accepted'])
})

test('a title that follows events settles; one that two writers overwrite alternately does not, and the page recovers', async () => {
  for (const title of ['BTCUSDC', '+5 KXT · BTCUSDC', '(!) +5 KXT · BTCUSDC']) document.title = title
  expect(restlessTitle(recorded.titles)).toBeUndefined()
  const undo = (text: string) => new MutationObserver(() => void (document.title = text))
  const both = [undo('BTCUSDC'), undo('(!) BTCUSDC')]
  for (const observer of both) observer.observe(document.head, { subtree: true, childList: true, characterData: true })
  document.title = 'ETHUSDC'
  await settled()
  for (const observer of both) observer.disconnect()
  expect(restlessTitle(recorded.titles)).toMatch(/BTCUSDC/)
})
