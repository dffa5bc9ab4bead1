import { readFileSync } from 'node:fs'
import { expect as plainExpect, type Page } from '@playwright/test'
import { openView } from '../../../gallery/openView.ts'
import { serveFolder } from '../../../gallery/static.ts'
import { violations } from '../e2e/support/axe.ts'
import { test as base } from '../e2e/support/builtGallery.ts'

/** A frame is a whole app, so this limit is generous for a busy machine. */
const expect = plainExpect.configure({ timeout: 60_000 })

/** The gallery under a separate path, as on any file server. */
const test = base.extend<{ gallery: string }>({
  gallery: async ({ site }, use) => {
    const { address, stop } = await serveFolder(site, '/some/deep/path/')
    await use(address)
    stop()
  },
})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const BEGINNING = 'reset/init?lang=pl&width=390'
const WAY = 'reset/loading.unknown?lang=pl&width=390'

async function saved(page: Page, kind: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: kind }).click(),
  ])
  return { name: download.suggestedFilename(), path: await download.path() }
}

/** Share of pixels that differ visibly in two pictures of the same size. */
const difference = (page: Page, one: string, other: string) =>
  page.evaluate(
    async (addresses) => {
      const drawings = await Promise.all(
        addresses.map(async (address) => {
          const image = new Image()
          image.src = address
          await image.decode()
          const pen = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d')
          pen?.drawImage(image, 0, 0)
          return pen?.getImageData(0, 0, image.naturalWidth, image.naturalHeight)
        }),
      )
      const [a, b] = drawings
      // Pictures of different sizes differ completely.
      if (!a || !b || a.width !== b.width || a.height !== b.height) return 1
      let differing = 0
      for (let at = 0; at < a.data.length; at += 4)
        if ([0, 1, 2].some((part) => Math.abs((a.data[at + part] ?? 0) - (b.data[at + part] ?? 0)) > 24)) differing += 1
      return differing / (a.width * a.height)
    },
    [one, other],
  )

test('a path’s storyboard opens by keyboard, shows the product, and is saved', async ({ page, gallery, browser }) => {
  const requestUrls: string[] = []
  page.on(
    'request',
    (request) =>
      request.url().startsWith(gallery) || /^(?:blob|data):/.test(request.url()) || requestUrls.push(request.url()),
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${gallery}#/${WAY}`)
  await page.getByRole('tab', { name: /All paths/ }).click()
  await page
    .getByRole('link', { name: 'Storyboard of the way to In progress › Answer lost: Answer lost' })
    .press('Enter')
  await expect(page).toHaveURL(/#\/pictures\/path\/reset\/loading\.unknown\?by=answer-lost&lang=pl&width=390$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activate or reset the balance: storyboard')
  await expect(page.getByText('All 4 screens are taken.')).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('img') }),
  ).toHaveCount(4)
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
  const drawn = (await page.getByRole('img', { name: /^Ekran 1/ }).getAttribute('src')) ?? ''
  const ofReal = async () => {
    const clip = await beside.evaluate(
      () =>
        JSON.parse(document.documentElement.dataset['part'] ?? '') as {
          x: number
          y: number
          width: number
          height: number
        },
    )
    // In the gallery the view is not focused.
    await beside.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    const real = await beside.screenshot({ clip, animations: 'disabled' })
    return difference(page, drawn, `data:image/png;base64,${real.toString('base64')}`)
  }
  await expect.poll(ofReal).toBeLessThan(0.005)

  const screens = await page
    .getByRole('img', { name: /^Ekran/ })
    .evaluateAll((images) => images.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight] as const))
  await page.getByRole('button', { name: 'Export' }).click()
  const picture = await saved(page, 'Storyboard as PNG')
  expect(picture.name).toBe('storyboard-reset-loading.unknown-answer-lost-pl-dark-390.png')
  const png = readFileSync(picture.path)
  // All in one row, regardless of the window, twice as sharp.
  expect(png.readUInt32BE(16)).toBeGreaterThan(2 * screens.reduce((sum, [width]) => sum + width, 0))
  expect(png.readUInt32BE(20)).toBeGreaterThan(2 * Math.max(...screens.map(([, height]) => height)))
  expect(
    await page.getByRole('main').evaluate((main) => main.scrollWidth <= main.clientWidth),
    'and the page is as it was',
  ).toBe(true)
  expect(requestUrls).toEqual([])
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
