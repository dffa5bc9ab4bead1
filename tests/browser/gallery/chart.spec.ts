import { readFileSync } from 'node:fs'
import { expect as plainExpect, type Page } from '@playwright/test'
import { test } from '../e2e/support/builtGallery.ts'
import { cutOff } from '../e2e/support/cutOff.ts'

/** A frame is a whole app, so this limit is generous for a busy machine. */
const expect = plainExpect.configure({ timeout: 40_000 })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const chart = (page: Page) => page.getByRole('group', { name: /^State chart of/ })
const view = (page: Page) => page.getByRole('region', { name: 'What the trader sees' }).locator('iframe')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const searchbox = (page: Page) => page.getByRole('searchbox')

async function savedSvg(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Chart as SVG' }).click(),
  ])
  await page.keyboard.press('Escape')
  return readFileSync(await saved.path(), 'utf8')
}

for (const theme of ['dark', 'light'] as const)
  test(`a saved chart, ${theme}, is readable by design tools`, async ({ page, gallery }) => {
    await page.goto(`${gallery}#/reset/error?room=chart&theme=${theme}`)
    await expect(chart(page).locator('.is-active').first()).toBeVisible()
    const svg = await savedSvg(page)
    const read = await page.evaluate((text) => {
      const file = new DOMParser().parseFromString(text, 'image/svg+xml')
      const all = [...file.querySelectorAll('*')]
      return {
        colours: all.flatMap((one) => ['fill', 'stroke'].flatMap((name) => one.getAttribute(name) ?? [])),
        attributes: all.flatMap((one) => one.getAttributeNames()),
        ids: all.flatMap((one) => one.id || []),
        lengths: [...file.querySelectorAll('text')].map((one) => Number(one.getAttribute('textLength'))),
      }
    }, svg)
    expect(svg).toMatch(/^<svg [^>]*font-family="IBM Plex Sans, [^"]*Arial/)
    expect(read.colours.filter((colour) => !/^(?:#[\da-f]{6}|none)$/.test(colour))).toEqual([])
    expect(new Set(read.colours).size).toBeGreaterThan(5)
    expect(svg.replaceAll(/url\([^)]*\)/g, '')).not.toMatch(/rgb\(|oklch|var\(|light-dark|color-mix/)
    expect(read.attributes.filter((name) => /^(?:class|style|role|tabindex|aria-|data-)/.test(name))).toEqual([])
    expect(read.ids).toEqual(expect.arrayContaining(['ground', 'state error', 'event Request rejected']))
    expect(new Set(read.ids).size).toBe(read.ids.length)
    expect(read.lengths.length).toBeGreaterThan(50)
    expect(Math.min(...read.lengths)).toBeGreaterThan(0)

    await page.goto(`${gallery}#/reset/init?room=chart&theme=${theme}`)
    await expect(chart(page).locator('[data-path="init"]')).toHaveAttribute('aria-current', 'true')
    expect(await savedSvg(page), 'regardless of the present state').toBe(svg)
  })

test('one key gives the chart the whole page, another the view, and the list is folded', async ({ page, gallery }) => {
  await page.goto(`${gallery}#/gate?width=390`)
  const width = async () => (await chart(page).boundingBox())?.width ?? 0
  await expect(page.locator('.view-paper')).toHaveAttribute('aria-busy', 'false')
  await page.keyboard.press('f')
  await expect(view(page)).toBeHidden()
  expect(await width()).toBeGreaterThan(1_400)
  await expect(page).toHaveURL(/room=chart/)
  // The view, which still runs, lies below the bar, not over it, and the head keeps to one line.
  expect(
    await page.evaluate(() => document.elementFromPoint(1_380, 70)?.closest('.page-head, .top-bar') !== null),
  ).toBe(true)
  expect((await page.locator('.page-head').boundingBox())?.height).toBeLessThan(80)
  await page.keyboard.press('f')
  await page.keyboard.press('v')
  await expect(chart(page)).toBeHidden()
  await expect(view(page)).toBeVisible()
  await page.keyboard.press('v')
  await page.keyboard.press('[')
  await expect(searchbox(page)).toBeHidden()
  await expect(heading(page)).toBeVisible()
})

test('keys go from state to state, and turn width, language and theme, until they are off', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery}#/reset/success`)
  await expect(heading(page)).toBeVisible()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/#\/reset\/error$/)
  // The page updates with its address.
  await expect(page).not.toHaveTitle(/^Paid/)
  for (const key of ['k', 'l', 'd', '2']) await page.keyboard.press(key)
  await expect(page).toHaveURL(/#\/reset\/success\?lang=pl&theme=light&width=390$/)
  await expect(page).toHaveTitle('Paid · Activate or reset the balance · Gallery')
  // That of a chart works wherever the focus is.
  const drawing = chart(page).locator('svg')
  const width = () => drawing.evaluate((svg) => svg.clientWidth)
  const before = await width()
  await page.keyboard.press('0')
  await expect.poll(width).not.toBe(before)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await keys.getByLabel('Keys are on').uncheck()
  await keys.getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/theme=light/)
})

test('the search is a key away, its hits are gone through by arrows, and a message is gone to', async ({
  page,
  gallery,
}) => {
  const hits = page.getByRole('list', { name: 'Found' }).getByRole('link')
  await page.goto(`${gallery}#/looks/info/terms`)
  await expect(heading(page)).toHaveText('Terms of use: In the app')
  // The key of a flow does nothing here, J goes to the next screen.
  await page.keyboard.press('f')
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/#\/looks\/info\/faq$/)
  await page.keyboard.press('/')
  await expect(searchbox(page)).toBeFocused()
  await page.keyboard.type('payment failed')
  await expect(hits.first()).toContainText('Payment failed')
  await page.keyboard.press('ArrowDown')
  await expect(hits.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(searchbox(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/reset\/error\?by=payment-failed$/)

  // No view shows it.
  await searchbox(page).fill('2002')
  await expect(hits).toHaveCount(1)
  await hits.click()
  await expect(page.locator('tr[aria-current]')).toBeInViewport()
  await expect(page.locator('tr[aria-current]')).toContainText('2002')
})

test('on a tablet and a phone the view stands alone, chart and list a press away', async ({ page, gallery }) => {
  for (const width of [800, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${gallery}#/closeOrder/error`)
    await expect(view(page)).toBeVisible()
    await expect(chart(page)).toBeHidden()
    expect(await cutOff(page)).toEqual([])

    await page.getByText('Chart', { exact: true }).click()
    await expect(chart(page)).toBeVisible()
    await expect(view(page)).toBeHidden()
    await page.getByRole('button', { name: 'List and search' }).click()
    await page.getByRole('link', { name: /^Closed or cancelled/ }).click()
    await expect(searchbox(page)).toBeHidden()
    await expect(chart(page).locator('[data-path="success"]')).toHaveAttribute('aria-current', 'true')
  }
})

test('a view has its own size, whatever the width, and is never white', async ({ page, gallery }) => {
  const size = () => view(page).evaluate((frame: HTMLIFrameElement) => `${frame.offsetWidth} × ${frame.offsetHeight}`)
  await page.goto(`${gallery}#/reset/error?width=390`)
  // Until it is rendered, it has its theme's colour and a loading message.
  const paper = page.locator('.view-paper')
  expect(await paper.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toBe('rgb(255, 255, 255)')
  await expect(paper).toHaveAttribute('aria-busy', 'false')
  await expect.poll(size).toBe('390 × 844')
  await page.getByRole('button', { name: /^View: / }).click()
  await page.getByText('844 × 390', { exact: true }).click()
  await expect.poll(size).toBe('844 × 390')
  await page.goto(`${gallery}#/rollover?width=1111`)
  await expect.poll(size).toBe('1111 × 900')
})
