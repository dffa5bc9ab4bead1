import { expect } from '@playwright/test'
import { readAllCharts } from '../../../gallery/chart/readAll.ts'
import { type Part, partsOf } from '../../../gallery/export/contactSheet/pictured.ts'
import { openView } from '../../../gallery/openView.ts'
import { type Path, restingStates } from '../../../gallery/paths.ts'
import { readViews } from '../../../gallery/view/readViews.ts'
import { test } from '../e2e/support/builtGallery.ts'
import { addressOf, checkViews } from '../e2e/support/galleryViews.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const views = await readViews()
const charts = (await readAllCharts()).filter(({ name }) => name in views)

for (const chart of charts) {
  test(`${chart.name}: every view shows its state, in words, whole and accessible`, async ({ page, gallery }) => {
    test.setTimeout(600_000)
    const view = views[chart.name]
    if (!view) throw new Error(`gallery/views has nothing of “${chart.name}”`)
    const parts = partsOf(chart, view, null)

    const seen = new Set<string>()
    const troubles: string[] = []
    page.on('pageerror', ({ message }) => troubles.push(`uncaught: ${message}`))
    const look = async (part: Part, path: Path) => {
      const address = addressOf(chart.name, part, path)
      if (page.url() === 'about:blank') await page.goto(`${gallery}frame.html${address}`)
      await openView(page, address)
      const { state } = path
      await checkViews(page, {
        machine: chart.name,
        says: view.says,
        part,
        path,
        isFirst: !seen.has(state),
        isOfFirstScene: part === parts[0],
        index: part.paths.indexOf(path),
        troubles,
      })
      seen.add(state)
    }
    for (const part of parts)
      for (const path of part.paths) await look(part, path).catch((error: Error) => troubles.push(error.message))
    expect(troubles).toEqual([])
    expect([...seen].toSorted()).toEqual(restingStates(chart).toSorted())
  })
}

test('a running view gets the chosen response: rejected, then lost and verified', async ({ page, gallery }) => {
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
