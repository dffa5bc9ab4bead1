import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { readAllCharts } from '../../../../gallery/chart/readAll.ts'
import { partsOf } from '../../../../gallery/export/contactSheet/pictured.ts'
import { openView } from '../../../../gallery/openView.ts'
import { areas } from '../../../../gallery/screens/areas.ts'
import { choicesOf } from '../../../../gallery/screens/setup.ts'
import { readViews } from '../../../../gallery/view/readViews.ts'
import { DIST } from '../../../../sandbox/web/options.ts'
import { test } from '../support/builtGallery.ts'
import { addressOf as addressOfScreen, expectScreenWords, watchErrors } from '../support/galleryScreens.ts'
import { addressOf } from '../support/galleryViews.ts'

// All that the gate asks of the gallery, each flow and each screen in one variant. The rest is in tests/browser/gallery.
test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'UTC' })

const [charts, views] = [await readAllCharts(), await readViews()]

/** Opens addresses in one page, and fails at the first that shows an error, naming it. */
async function openEach(page: Page, addresses: readonly string[], look: (address: string) => Promise<unknown>) {
  const troubles: string[] = []
  watchErrors(page, troubles)
  for (const address of addresses) {
    await look(address)
    expect(troubles, address).toEqual([])
  }
}

test('each flow opens as its chart, under its own name', async ({ page, gallery }) => {
  const titles = new Set<string>()
  await openEach(page, charts.map(({ name }) => name), async (name) => {
    await page.goto(`${gallery}#/${name}`)
    await expect(page.getByRole('group', { name: /^State chart of/ }).and(page.locator(`[data-chart="${name}"]`)), name).toBeVisible()
    titles.add((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')
  })
  expect(titles.size).toBe(charts.length)
})

test('each flow opens with what its trader sees first', async ({ page, gallery }) => {
  const addresses = charts.flatMap((chart) => {
    const view = views[chart.name]
    return view ? partsOf(chart, view).slice(0, 1).map((part) => addressOf(chart.name, part, part.paths[0]!)) : []
  })
  await page.goto(`${gallery}frame.html${addresses[0]}`)
  await openEach(page, addresses, (address) => openView(page, address))
})

for (const area of areas)
  test(`each screen of ${area.name} opens with its words in sight`, async ({ page, gallery }) => {
    const addresses = Object.entries(area.screens).map(([name, screen]) => addressOfScreen(area, name, choicesOf(screen)[0]))
    await page.goto(`${gallery}frame.html${addresses[0]}`)
    await openEach(page, addresses, async (address) => {
      await openView(page, address)
      expect(await expectScreenWords(page), address).toEqual([])
    })
  })

test('what is delivered to users holds nothing of the gallery', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:js|css|html)$/.test(name))
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) expect(readFileSync(join(DIST, file), 'utf8'), file).not.toMatch(/machine-page|gallery/i)
})
