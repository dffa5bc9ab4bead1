import { readFileSync } from 'node:fs'
import { expect as plainExpect, type PageScreenshotOptions } from '@playwright/test'
import { PNG } from 'pngjs'
import { openView } from '../../../gallery/openView.ts'
import { violations } from '../e2e/support/axe.ts'
import { test } from '../e2e/support/builtGallery.ts'

/** A frame is a whole app, so this limit is generous for a busy machine. */
const expect = plainExpect.configure({ timeout: 60_000 })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const BEGINNING = 'reset/init?lang=pl&width=390'

/** Share of pixels that differ visibly; pictures of different sizes differ completely. */
function difference(one: Buffer, other: Buffer): number {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)] as const
  if (a.width !== b.width || a.height !== b.height) return 1
  let differing = 0
  for (let at = 0; at < a.data.length; at += 4)
    if ([0, 1, 2].some((part) => Math.abs((a.data[at + part] ?? 0) - (b.data[at + part] ?? 0)) > 24)) differing += 1
  return differing / (a.width * a.height)
}

test('a path’s storyboard opens by keyboard, shows the product, and is saved', async ({ page, gallery, browser }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(gallery) && !/^(?:blob|data):/.test(request.url())) elsewhere.push(request.url())
  })
  await page.goto(`${gallery}#/reset/loading.unknown?lang=pl&width=390`)
  await page.getByRole('tab', { name: /All paths/ }).click()
  await page
    .getByRole('link', { name: 'Storyboard of the way to In progress › Answer lost: Answer lost' })
    .press('Enter')
  await expect(page).toHaveURL(/#\/pictures\/path\/reset\/loading\.unknown\?by=answer-lost&lang=pl&width=390$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activate or reset the balance: storyboard')
  await expect(page.getByText('All 4 screens are taken.')).toBeVisible()
  const screens = page.getByRole('img', { name: /^Ekran/ })
  await expect(screens).toHaveCount(4)
  await expect(page.getByText('czy kod płatności ma sześć cyfr?')).toBeHidden()
  await expect(page.getByText('Sprawdza wynik w portfelu; nic nie jest wysyłane ponownie.')).toBeVisible()
  expect(await violations(page)).toEqual([])

  // Compared with a screenshot of the view.
  const beside = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })
  await beside.goto(`${gallery}frame.html#/${BEGINNING}`)
  await openView(beside, `#/${BEGINNING}`)
  const drawn = ((await screens.first().getAttribute('src')) ?? '').replace('data:image/png;base64,', '')
  const part = await beside.evaluate(() => document.documentElement.dataset['part'] ?? '')
  const clip = JSON.parse(part) as NonNullable<PageScreenshotOptions['clip']> // as gallery/frame/part.ts writes it
  const ofReal = async () => {
    // In the gallery the view is not focused.
    await beside.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    return difference(Buffer.from(drawn, 'base64'), await beside.screenshot({ clip, animations: 'disabled' }))
  }
  await expect.poll(ofReal).toBeLessThan(0.005)

  const sizes = await screens.evaluateAll((images) =>
    images.map(({ clientWidth, clientHeight }) => ({ clientWidth, clientHeight })),
  )
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Storyboard as PNG' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('storyboard-reset-loading.unknown-answer-lost-pl-dark-390.png')
  const { width, height } = PNG.sync.read(readFileSync(await download.path()))
  // All in one row, regardless of the window, twice as sharp.
  expect(width).toBeGreaterThan(2 * sizes.reduce((sum, { clientWidth }) => sum + clientWidth, 0))
  expect(height).toBeGreaterThan(2 * Math.max(...sizes.map(({ clientHeight }) => clientHeight)))
  expect(
    await page.getByRole('main').evaluate((main) => main.scrollWidth <= main.clientWidth),
    'and the page is as it was',
  ).toBe(true)
  expect(elsewhere).toEqual([])
})

test('a storyboard is accessible, prints the strip, and reports an unknown address', async ({ page, gallery }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto(`${gallery}#/pictures/path/rollover/nosuch?theme=light`)
  await expect(page.getByRole('alert')).toContainText('There is no state “nosuch” any more.')
  await expect(page.getByText('The only screen is taken.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await page.getByRole('main').evaluate((main) => main.scrollWidth <= main.clientWidth)).toBe(true)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: /^Screen 1/ })).toBeVisible()
  for (const hidden of [
    page.getByRole('button', { name: 'Export' }),
    page.getByRole('navigation', { name: 'Machines and states' }),
    page.getByRole('alert'),
  ])
    await expect(hidden).toBeHidden()
})
