// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Heard, hear } from './hear.ts'
import { doubled, restlessTitle } from '../laws/announcements.ts'

let heard: Heard
let at = 0
beforeEach(() => {
  document.body.innerHTML = ''
  at = 0
  heard = hear(window, () => at)
})
afterEach(() => Reflect.deleteProperty(document, 'title'))

const settled = () => new Promise((resolve) => void setTimeout(resolve))
/** What is said from now on. */
async function saidAfter(change: () => void) {
  await settled()
  heard.said.length = 0
  change()
  await settled()
  return heard.said.map(({ text, isBorn }) => (isBorn ? `${text} (born)` : text))
}
const put = (html: string) => document.body.insertAdjacentHTML('beforeend', html)
const at0 = (selector: string) => document.querySelector(selector) ?? document.body

test('a status is said as a whole when a part of it changes, and not when nothing has', async () => {
  put('<p role="status">Rank <b>4</b></p>')
  expect(await saidAfter(() => void (at0('b').textContent = '5'))).toEqual(['Rank 5'])
  expect(await saidAfter(() => void (at0('b').textContent = '5'))).toEqual([])
  expect(await saidAfter(() => at0('b').remove())).toEqual([])
})

test('of toasts only the new one is said', async () => {
  put('<output aria-atomic="false"><span>Saved</span></output>')
  expect(await saidAfter(() => at0('output').insertAdjacentHTML('beforeend', '<span>Order <b>accepted</b><i aria-hidden="true">!</i></span>'))).toEqual(['Order accepted'])
})

test('nothing is said that is hidden, switched off or behind a window', async () => {
  put('<main inert><p role="alert"></p></main><p aria-live="off" role="status"></p><p aria-hidden="true"><output></output></p><p>3 s</p>')
  expect(await saidAfter(() => document.querySelectorAll('p, output').forEach((one) => one.append('67 000.10')))).toEqual([])
})

test('what comes with its text is said of an alert, and perhaps of another', async () => {
  expect(await saidAfter(() => put('<div><p role="alert">Not accepted</p><p role="status">Loading</p></div>'))).toEqual(['Not accepted', 'Loading (born)'])
})

test('the name of a group that is given the focus is said', async () => {
  put('<div role="group" tabindex="-1" aria-labelledby="name"><p id="name">Position closed</p></div>')
  expect(await saidAfter(() => document.querySelector<HTMLElement>('[role=group]')?.focus())).toEqual(['Position closed'])
})

test('two regions that say the same are heard', async () => {
  put('<p role="status" id="one"></p><p role="alert" id="other"></p>')
  await saidAfter(() => {
    at0('#one').append('Order accepted')
    at0('#other').append('Order accepted BTCUSDC, LONG')
  })
  expect(doubled(heard.said)).toEqual(['Order accepted'])
})

test('a title that changes with what happens rests; one that two rewrite against each other does not, and the page comes to itself', async () => {
  for (const title of ['BTCUSDC', '+5 KXT · BTCUSDC', '(!) +5 KXT · BTCUSDC']) document.title = title
  expect(restlessTitle(heard.titles)).toBeUndefined()
  const undo = (text: string) => new MutationObserver(() => void (document.title = text))
  const both = [undo('BTCUSDC'), undo('(!) BTCUSDC')]
  for (const observer of both) observer.observe(document.head, { subtree: true, childList: true, characterData: true })
  document.title = 'ETHUSDC'
  await settled()
  for (const observer of both) observer.disconnect()
  expect(restlessTitle(heard.titles)).toMatch(/BTCUSDC/)
})
