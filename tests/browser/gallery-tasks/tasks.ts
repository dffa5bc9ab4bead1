import { readFileSync } from 'node:fs'
import { readTrace } from '../../../gallery/live/trace.ts'
import { type Designer, expect } from './designer.ts'
import { follow } from './follow.ts'

export type Task = (designer: Designer) => Promise<void>

/** A saved recording of a refused payment, for the static site, which has no app. */
export const TRACE = 'tests/browser/gallery-tasks/reset.trace.json'

const failed = (designer: Designer, words: string | RegExp) => designer.sees(designer.view.getByRole('dialog').getByRole('group'), words)

/** "The screen when a payment failed, in Polish, on a phone", found with these words. */
const find: Task = async (designer) => {
  const { page } = designer
  await designer.open()
  await designer.key('/')
  await designer.type(page.getByRole('searchbox'), 'the screen when a payment failed, in Polish, on a phone')
  await designer.sees(page.getByRole('list', { name: 'Found' }).getByRole('link'), 'Payment failed')
  await designer.key('Enter')
  await failed(designer, 'Płatność nie powiodła się')
  expect(await designer.view.locator('html').evaluate(() => window.innerWidth)).toBe(390)
}

/** All states of closing a position as pictures, and one of them as a live view. */
const glance: Task = async (designer) => {
  const { page } = designer
  await designer.open('#/closeOrder')
  await designer.press(page.getByRole('link', { name: 'Pictures', exact: true }))
  const tiles = page.getByRole('main').getByRole('figure')
  const pictures = tiles.getByRole('img', { name: /./ })
  await expect.poll(() => tiles.count()).toBeGreaterThan(20)
  expect(await pictures.count()).toBe(await tiles.count())
  await pictures.last().scrollIntoViewIfNeeded()
  await expect.poll(() => pictures.last().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  await designer.press(tiles.first().getByRole('button', { name: /: alive$/ }))
  await designer.sees(tiles.first().frameLocator('iframe').getByRole('dialog'), 'Close position')
}

/** What happens to an order whose response is lost: plays the path until the message is visible. */
const followLost: Task = async (designer) => {
  const { page } = designer
  await designer.open('#/openOrder')
  await designer.press(page.getByRole('tab', { name: /^All paths/ }))
  await designer.press(page.getByRole('button', { name: /^Play the way to .*Answer lost/ }).first())
  await expect(page).toHaveURL(/#\/openOrder\/submitting\.unknown/)
  const message = designer.view.getByRole('form').getByRole('status').filter({ hasText: /./ }).last()
  await expect(message).toBeInViewport()
}

/** A link opens the same view elsewhere. */
const send: Task = async (designer) => {
  const { page } = designer
  await designer.open('#/reset/error')
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const key of ['l', 'd', '2']) await designer.key(key)
  await designer.sees(page.getByRole('button', { name: /^View: / }), 'Polish · 390 · light')
  await designer.press(page.getByRole('button', { name: 'Copy address' }))
  await designer.sees(page.getByRole('button', { name: 'Copied' }))
  const other = await page.context().newPage()
  await other.goto(page.url())
  const there = other.getByRole('region', { name: 'What the trader sees' }).frameLocator('iframe')
  await expect(there.getByRole('dialog').getByRole('group')).toBeVisible()
  expect(await there.locator('html').evaluate(({ lang, dataset }: HTMLElement) => `${lang} ${dataset['theme']} ${window.innerWidth}`)).toBe('pl light 390')
  expect(await other.title()).toBe(await page.title())
  await other.close()
}

/** One state in both languages and themes on one page. */
const compare: Task = async (designer) => {
  const { page } = designer
  await designer.open('#/reset/error?by=payment-failed&width=390')
  await designer.press(page.getByRole('link', { name: 'Pictures', exact: true }))
  const tiles = page.getByRole('main').getByRole('figure')
  await expect(tiles).toHaveCount(4)
  for (const [variant, words] of [['English, dark', 'Payment failed'], ['English, light', 'Payment failed'], ['Polish, dark', 'Płatność nie powiodła się'], ['Polish, light', 'Płatność nie powiodła się']] as const) {
    const tile = tiles.filter({ hasText: variant })
    await tile.scrollIntoViewIfNeeded()
    await designer.sees(tile.frameLocator('iframe').getByRole('dialog').getByRole('group'), words)
    await expect(tile.frameLocator('iframe').locator('html')).toHaveAttribute('data-theme', variant.replace(/.*, /, ''))
  }
}

/** A note on a spot of the view: next to the sources it can be saved as a file, on a static site it is part of the address. */
const note: Task = async (designer) => {
  const { page } = designer
  const text = 'The code says nothing to a trader.'
  await designer.open('#/reset/error?by=payment-failed')
  await failed(designer, 'Payment failed')
  await designer.press(page.getByRole('button', { name: 'Annotate' }))
  await designer.press(page.getByRole('button', { name: 'Write here' }))
  const editor = page.getByRole('form', { name: 'A note' })
  await designer.type(editor.getByRole('textbox'), text)
  await designer.press(editor.getByRole('button', { name: 'Copy as Markdown' }))
  await designer.sees(editor.getByRole('status'), /Copied: save it as .*reset\/pins\/.*\.md/)
  if (designer.hasApp) return designer.press(editor.getByRole('button', { name: 'Discard' }))
  await designer.press(editor.getByRole('button', { name: 'Keep in the address' }))
  await expect(page).toHaveURL(/notes=/)
  await page.reload()
  await designer.press(page.getByRole('button', { name: `Note 1: ${text}` }).or(page.getByRole('button', { name: new RegExp(`^Note \\d+: ${text}`) })).first())
  await designer.sees(page.getByRole('region', { name: /^Note \d+$/ }), text)
}

/** The running app is followed; on a static site, a saved recording is shown. */
const live: Task = async (designer) => {
  const { page } = designer
  await designer.open()
  await designer.press(page.getByRole('link', { name: 'Live', exact: true }))
  const trace = designer.hasApp ? await follow(designer) : readFileSync(TRACE)
  expect(readTrace(trace.toString())?.steps.at(-1)?.after.value).toBe('error')
  designer.steps += 1
  await page.getByLabel('Load trace').setInputFiles({ name: 'reset.trace.json', mimeType: 'application/json', buffer: trace })
  await designer.sees(page.getByText(/^Loaded /), 'the machine of today goes the same way.')
  await expect(page.getByRole('row', { name: /Request rejected/ })).toHaveAttribute('aria-current', 'true')
}

/** What can happen in a state, and how to get there, without any code. */
const read: Task = async (designer) => {
  const { page } = designer
  await designer.open('#/closeOrder')
  await designer.press(page.getByRole('button', { name: 'Fit' }))
  const chart = page.getByRole('group', { name: /^State chart of Close a position/ })
  await designer.press(chart.locator('[data-path="loading.unknown"]'))
  const about = page.getByRole('region', { name: 'About this state' })
  await designer.sees(about.getByRole('heading', { level: 2 }), 'Answer lost')
  await designer.sees(about, 'What can happen here')
  const chartWords = [...(await chart.locator('text').allTextContents()), await about.getByRole('list').last().innerText()].join(' ')
  // Names of the code: a guard, an actor, an event of XState.
  expect(chartWords.match(/\b(?:xstate\.|done\.\w|is[A-Z]\w+|[a-z]+[A-Z]\w*)/g) ?? []).toEqual([])
}

/** From the search to a state, through its neighbours, into the view and out, without a pointer. */
const keyboard: Task = async (designer) => {
  const { page } = designer
  await designer.open()
  // A user who sees the page presses a key.
  await page.getByRole('searchbox').waitFor()
  await designer.key('/')
  designer.steps += 1
  await page.keyboard.type('balance reset paid')
  await expect(page.getByRole('list', { name: 'Found' }).getByRole('link').first()).toBeVisible()
  await designer.key('Enter')
  await expect(page).toHaveURL(/#\/reset\//)
  const address = page.url()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await designer.key('j')
  await expect(page).not.toHaveURL(address)
  await designer.key('l')
  await designer.key('d')
  await expect(page).toHaveURL(/lang=pl&theme=light/)
  await expect(designer.view.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  const into = page.getByRole('button', { name: 'Into the view' })
  for (let tab = 0; tab < 150 && !(await into.evaluate((button) => button === document.activeElement)); tab++) await page.keyboard.press('Tab')
  await expect(into).toBeFocused()
  await designer.key('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  await designer.key('Escape')
  await expect(into).toBeFocused()
}

/** What is different since a commit, in words and in the chart. */
const changed: Task = async (designer) => {
  const { page } = designer
  await designer.open()
  await designer.press(page.getByRole('link', { name: 'Pictures', exact: true }))
  await designer.sees(page.getByRole('heading', { level: 1 }), 'What changed')
  const machine = page.getByRole('region', { name: 'Automatic rollover' })
  await designer.sees(machine, 'As it was worded')
  await expect(machine.getByRole('group', { name: 'Compared chart of Automatic rollover' }).locator('.is-changed').first()).toBeVisible()
}

/** The chart as a design tool reads it, and the path to a state as a strip of its screens. */
const exported: Task = async (designer) => {
  const { page } = designer
  await designer.open('#/leverage/chosen?width=390')
  await designer.press(page.getByRole('button', { name: 'Export' }))
  const svg = await designer.save(page.getByRole('button', { name: 'Chart as SVG' }))
  expect(svg.name).toBe('leverage.svg')
  expect(svg.file.toString()).not.toMatch(/rgb\(|oklch|var\(|foreignObject/)
  const png = await designer.save(page.getByRole('button', { name: 'Chart as PNG' }))
  expect(png.file.subarray(1, 4).toString()).toBe('PNG')
  const strip = await designer.save(page.getByRole('button', { name: 'Storyboard as SVG' }))
  expect(strip.file.toString().match(/<image/g)?.length ?? 0).toBeGreaterThan(1)
}

/** The coverage of each state (shown, translated, accessible, tested), and the details behind a badge. */
const checked: Task = async (designer) => {
  const { page } = designer
  await designer.open()
  await designer.press(page.getByRole('link', { name: 'Checks', exact: true }))
  await designer.sees(page.getByRole('main'), /\d+ machines, \d+ states and screens, none red/)
  await designer.press(page.getByRole('main').getByRole('link', { name: /^Closed elsewhere/ }).first())
  await designer.sees(page.getByRole('list', { name: 'Checks by the tests' }), 'Polish texts fit')
  await designer.sees(designer.view.getByRole('dialog'), 'closed')
}

/** What changed in this branch, as a page for the team. */
const sendChanges: Task = async (designer) => {
  const { page } = designer
  await designer.open()
  await designer.press(page.getByRole('link', { name: 'Pictures', exact: true }))
  await designer.press(page.getByRole('button', { name: 'Export' }))
  const { name, file } = await designer.save(page.getByRole('button', { name: 'What changed as HTML' }))
  expect(name).toBe('what-changed.html')
  expect(file.toString()).toContain('As it was worded')
}

/** Which states have a Polish text that does not fit: from the last test run, and for one state now. */
const polishTexts: Task = async (designer) => {
  const { page } = designer
  await designer.open('#/checks')
  designer.steps += 1
  await page.getByRole('combobox', { name: 'Lacking' }).selectOption('Polish texts fit')
  await designer.sees(page.getByRole('main').getByRole('status'), 'No state and no screen lacks it: Polish texts fit.')
}

/** The designers' tasks by name. */
export const TASKS: Record<string, Task> = {
  find,
  glance,
  'follow a lost answer': followLost,
  'send a link': send,
  'compare themes and languages': compare,
  'write a note': note,
  live,
  'read a chart without coding': read,
  keyboard,
  'what changed': changed,
  export: exported,
  checks: checked,
  'send what changed': sendChanges,
  'Polish texts': polishTexts,
}
