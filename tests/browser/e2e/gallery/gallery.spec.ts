import { expect } from '@playwright/test'
import { openView } from '../../../../gallery/openView.ts'
import { areas } from '../../../../gallery/screens/areas.ts'
import { choicesOf } from '../../../../gallery/screens/setup.ts'
import { readViews } from '../../../../gallery/view/readViews.ts'
import { test } from '../support/builtGallery.ts'
import { addressOf as addressOfScreen, expectScreenWords, watchErrors } from '../support/galleryScreens.ts'

// All that the gate asks of the gallery, each flow and each screen in one variant. The rest is in tests/browser/gallery.
// One worker, since each builds the gallery.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'UTC' })

/** The flows; the session is a table, drawn in docs/charts.md. */
const flows = Object.keys(await readViews())

/** Several at once: a screen waits longer for quiet than it computes. */
const PAGES = 4

test('each flow opens as its chart with what its trader sees first, under its own name', async ({ page, gallery }) => {
  const titles = new Set<string>()
  const troubles: string[] = []
  watchErrors(page, troubles)
  await page.goto(gallery)
  for (const name of flows) {
    await page.evaluate((to) => void (window.location.hash = `#/${to}`), name)
    await expect(
      page.getByRole('group', { name: /^State chart of/ }).and(page.locator(`[data-chart="${name}"]`)),
      name,
    ).toBeVisible()
    await expect(page.locator('.view-paper'), name).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })
    await expect(page.locator('.view-said[data-remark="true"]'), name).toHaveCount(0)
    titles.add((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')
    expect(troubles, name).toEqual([])
  }
  expect(titles.size).toBe(flows.length)
})

test('each screen opens with its words in sight', async ({ context, gallery }) => {
  // A hundred screens; one that does not come in 50 s is named by openView.
  test.setTimeout(300_000)
  const addresses = areas.flatMap((area) =>
    Object.entries(area.screens).map(([name, screen]) => addressOfScreen(area, name, choicesOf(screen)[0])),
  )
  const queue = addresses.values()
  let opened = 0
  const openRest = async () => {
    const page = await context.newPage()
    const troubles: string[] = []
    watchErrors(page, troubles)
    for (const address of queue) {
      if (page.url() === 'about:blank') await page.goto(`${gallery}frame.html${address}`)
      await openView(page, address)
      expect(await expectScreenWords(page), address).toEqual([])
      expect(troubles, address).toEqual([])
      opened += 1
    }
  }
  await Promise.all(Array.from({ length: PAGES }, openRest))
  expect(opened).toBe(addresses.length)
})
