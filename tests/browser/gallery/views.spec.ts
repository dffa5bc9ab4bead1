import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Check, Coverage } from '../../../gallery/checks/coverage/coverage.ts'
import { readAllCharts } from '../../../gallery/chart/readAll.ts'
import { openView } from '../../../gallery/openView.ts'
import { type Path, restingStates } from '../../../gallery/paths.ts'
import { type Part, partsOf } from '../../../gallery/export/contactSheet/pictured.ts'
import { readViews } from '../../../gallery/view/readViews.ts'
import { test } from '../e2e/support/builtGallery.ts'
import { addressOf, checkViews, failingIn, stateOf } from '../e2e/support/galleryViews.ts'
import { walkCoverage } from '../e2e/walks/walkCoverage.ts'

const COVERAGE = 'gallery/checks/coverage/coverage.json'
/** npm run gallery:coverage writes the result; otherwise the result must match the stored one. */
const writes = process.env['GALLERY_COVERAGE'] === 'write'
const read = <Kept>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Kept // written below
const write = (file: string, kept: object) => writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)

test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const views = await readViews()
const charts = (await readAllCharts()).filter(({ name }) => name in views)
const walked = await walkCoverage()

type Row = Record<Check, boolean>

const none: Row = { view: false, en: false, pl: false, dark: false, light: false, phone: false, axe: false, walked: false }

/** A state has several views; a cell is green if all of them are. */
const both = (one: Row | undefined, other: Row): Row =>
  one ? (Object.fromEntries(Object.entries(other).map(([check, isGreen]) => [check, isGreen && one[check as keyof Row]])) as Row) : other // of the same cells

for (const chart of charts) {
  test(`${chart.name}: every view of every scene shows its state, in words, in its window and accessible, in all its variants`, async ({ page, gallery }) => {
    test.setTimeout(600_000)
    const view = views[chart.name]
    if (!view) throw new Error(`gallery/views has nothing of “${chart.name}”`)
    const parts = partsOf(chart, view, null)

    const rows: Record<string, Row> = {}
    const troubles: string[] = []
    page.on('pageerror', ({ message }) => troubles.push(`uncaught: ${message}`))
    const look = async (part: Part, path: Path) => {
      const address = addressOf(chart.name, part, path)
      if (page.url() === 'about:blank') await page.goto(`${gallery}frame.html${address}`)
      await openView(page, address)
      const state = await stateOf(page, part, path)
      const row = await checkViews(page, { machine: chart.name, says: view.says, part, path, state, isFirst: !(state in rows), isOfFirstScene: part === parts[0], index: part.paths.indexOf(path), troubles })
      rows[state] = both(rows[state], { view: true, ...row, walked: walked[chart.name]?.states.includes(state) ?? false })
    }
    for (const part of parts)
      for (const path of part.paths)
        await look(part, path).catch((error: Error) => {
          troubles.push(error.message)
          rows[path.state] = none
        })
    const states = Object.fromEntries(restingStates(chart).map((state) => [state, failingIn(rows[state] ?? none)]))

    expect.soft(troubles).toEqual([])
    if (writes) write(COVERAGE, { ...read<Coverage>(COVERAGE), [chart.name]: states })
    else expect(states, 'the stored coverage; npm run gallery:coverage updates it').toEqual(read<Coverage>(COVERAGE)[chart.name])
  })
}

test('a running view gets the chosen response: rejected with a code, then lost and verified', async ({ page, gallery }) => {
  await page.goto(`${gallery}frame.html#/reset?mode=running&answers=failing&code=4006`)
  const dialog = page.getByRole('dialog')
  const pay = async () => {
    await dialog.getByRole('textbox', { name: 'Pay code' }).fill('246810')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
  }
  await pay()
  await expect(dialog.getByRole('group')).toContainText('This pay code has expired.')

  await openView(page, '#/reset?mode=running&answers=lost')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await pay()
  await expect(dialog).toContainText('No answer yet')
  await expect(dialog).toContainText('Balance reset', { timeout: 60_000 })
})

test('a view goes nowhere, and keeps nothing where the gallery keeps its own', async ({ page, gallery }) => {
  await page.goto(`${gallery}frame.html#/gate/app?lang=pl&theme=light`)
  const topUp = page.getByRole('link', { name: 'Doładuj' })
  await topUp.click()
  await openView(page, '#/gate/redirecting?lang=pl')
  await openView(page, '#/reset/paying.checking')
  await expect(page.getByRole('dialog')).toContainText('Waiting for the payment')
  expect(page.url()).toBe(`${gallery}frame.html#/reset/paying.checking`)

  await page.goto(`${gallery}assets/start.js`)
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([])
})
