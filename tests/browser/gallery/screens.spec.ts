import { expect, type Page } from '@playwright/test'
import { areas } from '../../../gallery/screens/areas.ts'
import { type Choices, screenIn } from '../../../gallery/screens/setup.ts'
import { stillPicture } from '../../../gallery/stillPicture.ts'
import { test } from '../e2e/support/builtGallery.ts'
import { addressOf, longestOf, show, troublesIn } from '../e2e/support/galleryScreens.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'UTC' })

async function pictureOf(page: Page, gallery: string, area: string, screen: string, choices: Choices) {
  await page.goto('about:blank')
  const found = screenIn(areas, area, screen)
  if (!found) throw new Error(`There is no screen ${area} ${screen}`)
  await show(page, gallery, addressOf(found.area, screen, choices))
  const { picture } = await stillPicture(page, true)
  return picture
}

test('a picture of a screen that is taken twice is the same, byte for byte', async ({ page, gallery }) => {
  test.setTimeout(600_000)
  for (const [area, screen, choices] of [
    ['orderForm', 'problem', { state: 'tooMuch' }],
    ['orders', 'state', { state: 'stale' }],
    ['toasts', 'news', { state: 'liquidation' }],
    ['contest', 'page', { state: 'beforeJoined' }],
  ] as const) {
    let last: Buffer = Buffer.of()
    const isSame = async () => {
      const before = last
      last = await pictureOf(page, gallery, area, screen, choices)
      return last.equals(before)
    }
    // On a busy machine a part may render after the picture; the next one contains it.
    await expect.poll(isSame, { message: `${area} ${screen}`, intervals: [0], timeout: 120_000 }).toBe(true)
  }
})

test('a dotted line in a sheet is painted at the same place each time', async ({ page, gallery }) => {
  await page.setViewportSize({ width: 700, height: 900 })
  const pictures = new Set<string>()
  for (let times = 0; times < 5; times += 1)
    pictures.add((await pictureOf(page, gallery, 'orderForm', 'filled', { state: 'limit' })).toString('base64'))
  expect(pictures.size).toBe(1)
})

test('a screen whose address changes while it loads is shown as the new one asks', async ({ page, gallery }) => {
  const [before, after] = ['theme=light', 'lang=pl'].map(
    (look) => `#/screens/orderForm/filled?state=repeat&width=390&${look}`,
  )
  await page.route(/assets\/product-.*\.js/, async (route) => {
    await page.evaluate((hash = '') => void (window.location.hash = hash), after)
    await route.continue()
  })
  await page.goto(`${gallery}frame.html${before}`)
  await page.waitForFunction((hash) => document.documentElement.dataset['shown'] === hash, after)
  await expect(page.locator('html[lang="pl"][data-theme="dark"]')).toBeAttached()
})

for (const area of areas)
  test(`${area.name}: every choice of a screen says its words, fits and is accessible`, async ({ page, gallery }) => {
    test.setTimeout(longestOf(area))
    expect(await troublesIn(page, gallery, area)).toEqual([])
  })
